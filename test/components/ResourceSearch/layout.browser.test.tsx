import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourceSearch } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const docs = { name: "docs", title: "Docs", resources: [{ uri: "docs:///a.md", name: "a.md" }] };
const heightOf = (slot: string) =>
  document.querySelector(`[data-slot='resource-search-${slot}']`)!.getBoundingClientRect().height;
const status = () => document.querySelector("[data-slot='resource-search-status']")!;
const lineBelow = (part: string) =>
  parseFloat(getComputedStyle(document.querySelector(`[data-slot='resource-${part}']`)!).borderBlockEndWidth);
/** Seen, that is: neither hidden nor cut to nothing. */
const isSeen = () => getComputedStyle(status()).clipPath === "none";

describe("<ResourceSearch>'s layout", () => {
  it("an Input without the Box is one line high, however high the Root is", async () => {
    await renderKit(
      <ResourceSearch.Root style={{ blockSize: 400 }}>
        <ResourceSearch.Input />
        <ResourceSearch.List />
      </ResourceSearch.Root>,
      { catalogues: [docs] },
    );
    await expect.element(page.getByRole("option")).toBeVisible();
    expect(heightOf("input")).toBeLessThan(60);
  });

  it("the count of 0 is heard and not seen where words say why there are no rows", async () => {
    await renderKit(<ResourceSearch.Root />, { catalogues: [docs] });
    await expect.element(page.getByRole("option")).toBeVisible();
    expect(isSeen()).toBe(true);
    await page.getByRole("combobox").fill("zzqxjv");
    await expect.poll(isSeen).toBe(false);
    await expect.element(page.getByRole("status").filter({ hasText: "0 results" })).toBeInTheDocument();
  });

  it("the count of 0 is heard and not seen beside a server that failed, that of others' rows is seen", async () => {
    const broken = {
      name: "broken",
      title: "Broken",
      handlers: {
        "resources/list": () => {
          throw new Error("no");
        },
      },
    };
    const { unmount } = await renderKit(<ResourceSearch.Root />, { catalogues: [broken] });
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.poll(isSeen).toBe(false);
    // The frame is the line below it.
    expect(lineBelow("listing-error")).toBe(0);
    await unmount();
    await renderKit(<ResourceSearch.Root />, { catalogues: [broken, docs] });
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(page.getByRole("option")).toBeVisible();
    expect(isSeen()).toBe(true);
    expect(lineBelow("listing-error")).toBe(1);
  });

  it("a text begins where the names do, and what was chosen stands apart from the rows", async () => {
    await renderKit(<ResourceSearch.Root selectionMode="multiple" />, { catalogues: [docs] });
    await page.getByRole("option").click();
    await expect.poll(() => document.querySelector("[data-slot='resource-search-tray']")).not.toBeNull();
    const left = (slot: string) =>
      document.querySelector(`[data-slot='resource-search-${slot}']`)!.getBoundingClientRect().left;
    expect(Math.abs(left("input") - left("item-label"))).toBeLessThan(1);
    const edge = document.querySelector("[data-slot='resource-search-tray']")!;
    expect(getComputedStyle(edge).borderBlockStartWidth).toBe("1px");
  });

  it("the count of 0 is seen where nothing else says it", async () => {
    await renderKit(
      <ResourceSearch.Root>
        <ResourceSearch.Input />
        <ResourceSearch.List />
        <ResourceSearch.Status />
      </ResourceSearch.Root>,
      { catalogues: [docs] },
    );
    await page.getByRole("combobox").fill("zzqxjv");
    await expect.element(page.getByText("0 results").first()).toBeVisible();
    expect(isSeen()).toBe(true);
  });
});
