import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree } from "../../../src/index.js";
import { emulate } from "../../access/emulate.js";
import { renderKit } from "../../support/renderKit.js";

const names = ["i", "ا", "ก", "notes.md", "یادداشت‌ها"];
const catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    ...names.map((name, at) => ({ uri: `docs:///${at}`, name })),
    { uri: "docs:///folder/a", name: "a" },
    { uri: "docs:///folder/b", name: "b" },
  ],
};
const failing = {
  name: "failing",
  title: "Failing",
  handlers: {
    "resources/list": () => {
      throw new Error("no");
    },
  },
};
const waiting = (name: string) => ({
  name,
  title: name,
  handlers: { "resources/list": () => new Promise<never>(() => {}) },
});

const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const part = (name: string, of: string) => row(name).element().querySelector(`[data-slot="resource-tree-item-${of}"]`)!;
/** Where the letters are, and not the box around them. */
function lettersOf(name: string): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(part(name, "label"));
  return range.getBoundingClientRect();
}

describe("<ResourceTree>'s rows", () => {
  afterEach(() => document.documentElement.removeAttribute("dir"));

  it.each(["ltr", "rtl"] as const)("have every name beside its icon, whichever way it is written: %s", async (dir) => {
    await renderKit(<ResourceTree.Root style={{ inlineSize: 300, blockSize: 400 }} />, {
      catalogues: [catalogue],
      dir,
    });
    await expect.element(row("i")).toBeVisible();
    for (const name of names) {
      const [icon, letters] = [part(name, "icon").getBoundingClientRect(), lettersOf(name)];
      const gap = dir === "ltr" ? letters.left - icon.right : icon.left - letters.right;
      expect([name, Math.round(gap)]).toEqual([name, 4]);
    }
  });

  it("point the way they are written themselves, and not the page", async () => {
    document.documentElement.dir = "rtl";
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, { catalogues: [catalogue], dir: "ltr" });
    await expect.element(row("folder")).toBeVisible();
    expect(getComputedStyle(part("folder", "toggle").querySelector("svg")!).rotate).toBe("none");
  });

  it("have a frame where the keyboard is that nothing crosses or touches", async () => {
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, { catalogues: [catalogue, failing] });
    await expect.element(page.getByRole("alert")).toHaveTextContent("could not be listed");
    const alert = document.querySelector('[data-slot="resource-tree-error"]')!.getBoundingClientRect();
    expect(row("Docs").element().getBoundingClientRect().top - alert.bottom).toBeGreaterThanOrEqual(4);
    await userEvent.click(row("Docs"));
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    const { top, bottom } = getComputedStyle(document.activeElement!, "::before");
    expect([document.activeElement!.getAttribute("aria-level"), top, bottom]).toEqual(["2", "3px", "3px"]);
  });

  it("have no lines for the levels on chosen rows alone when colours are forced", async () => {
    await emulate({ features: [{ name: "forced-colors", value: "active" }] });
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, { catalogues: [catalogue] });
    await userEvent.click(row("i"));
    await expect.element(row("i")).toHaveAttribute("data-selected");
    expect(getComputedStyle(row("i").element(), "::before").display).toBe("none");
  });

  it("are quiet about what is told above them", async () => {
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, { catalogues: [failing, waiting("slow")] });
    await expect.element(row("This could not be listed. Try again")).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("The resources of Failing could not be listed");
    const failed = row("This could not be listed. Try again").element();
    const alert = document.querySelector('[data-slot="resource-listing-error"]')!;
    expect(getComputedStyle(failed).color).not.toBe(getComputedStyle(alert).color);
    await expect.element(row("Listing resources …")).toBeVisible();
    expect(part("Listing resources …", "icon")).toBeVisible();
    expect(part("Listing resources …", "label")).not.toBeVisible();
  });

  it("say it themselves where nothing above them does", async () => {
    await renderKit(
      <ResourceTree.Root>
        <ResourceTree.List style={{ blockSize: 400 }} />
        <p style={{ color: "var(--_mcpr-danger)" }}>as red as this</p>
      </ResourceTree.Root>,
      { catalogues: [failing, waiting("slow")] },
    );
    await expect.element(row("This could not be listed. Try again")).toBeVisible();
    const failed = row("This could not be listed. Try again").element();
    expect(getComputedStyle(failed).color).toBe(getComputedStyle(page.getByText("as red as this").element()).color);
    await expect.element(page.getByText("Listing resources …").first()).toBeVisible();
  });
});

describe("<ResourceTree.Loading>", () => {
  const edge = (slot: string) =>
    document.querySelector(`[data-slot="resource-tree-${slot}"]`)!.getBoundingClientRect().right;
  const stop = () => page.getByRole("button", { name: "Stop" });

  it("ends where the rows do", async () => {
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, { catalogues: [catalogue, waiting("slow")] });
    await expect.element(row("i")).toBeVisible();
    await expect.element(stop()).toBeVisible();
    const letters = document.createRange();
    letters.selectNodeContents(stop().element());
    expect(letters.getBoundingClientRect().right).toBeCloseTo(edge("item-meta"), 0);
    expect(stop().element().getBoundingClientRect().right).toBeCloseTo(edge("item"), 0);
  });

  it("ends where the filter does when colours are forced, and edges are drawn", async () => {
    await emulate({ features: [{ name: "forced-colors", value: "active" }] });
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, { catalogues: [waiting("slow")] });
    await expect.element(stop()).toBeVisible();
    expect(stop().element().getBoundingClientRect().right).toBeCloseTo(edge("search"), 0);
  });
});
