import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memoryRecents, ResourceSearch } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { pointIn, swipe, tap } from "../../support/touch.js";

const box = () => page.getByRole("combobox", { name: "Search resources" });
const option = (name: string) => page.getByRole("option", { name: new RegExp(`^${name} `) });
const resources = Array.from({ length: 60 }, (_, at) => ({ server: "m", uri: `m:${at}`, name: `row-${at}` }));

async function open() {
  await renderKit(<ResourceSearch.Root resources={resources} selectionMode="multiple" recents={memoryRecents()} />);
  await userEvent.click(box());
  await userEvent.keyboard("row");
}

describe("<ResourceSearch.Root> by pointer", () => {
  it("a mouse press takes a row and leaves the focus in the box, where arrows go on from that row", async () => {
    await open();
    await userEvent.click(option("row-3"));
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(option("row-3")).toHaveAttribute("aria-checked", "true");
    await expect.element(option("row-4")).toHaveAttribute("aria-checked", "true");
  });

  it("a tap takes a row and the focus from the box, so that the screen is free of its keyboard", async () => {
    await open();
    await tap(pointIn(option("row-3").element()));
    await expect.element(option("row-3")).toHaveAttribute("aria-checked", "true");
    await expect.element(box()).not.toHaveFocus();
  });

  it("a swipe scrolls and takes nothing", async () => {
    await open();
    await swipe(pointIn(option("row-8").element()), { x: 0, y: -120 });
    await expect.poll(() => page.getByRole("listbox").element().scrollTop).toBeGreaterThan(40);
    expect(document.querySelector("[aria-checked=true]")).toBeNull();
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("row-0");
  });

  it("nothing in a row moves when the highlight comes or goes", async () => {
    await open();
    const edges = () => {
      const { left, right } = option("row-3").element().querySelector("bdi[dir]")!.getBoundingClientRect();
      return [left, right];
    };
    const before = edges();
    await userEvent.hover(option("row-3"));
    await expect.element(option("row-3")).toHaveAttribute("data-highlighted");
    expect(edges()).toEqual(before);
  });
});
