import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention, ResourceSearch } from "../../src/index.js";
import { renderKit } from "../support/renderKit.js";

const name = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung, zweite Fassung.md";
const sides = ["north", "south", "west"];
const catalogue = {
  name: "archive",
  title: "Archive",
  resources: sides.map((side) => ({
    uri: `file:///archive/2026/department-of-very-long-names/correspondence/${side}/Donaudampfschifffahrtsgesellschaft.md`,
    name,
  })),
};

/** What of the last letters before the shared ending is in view, of each row: all of it, or the test fails. */
async function expectToldApart(slot: string): Promise<void> {
  await expect.poll(() => document.querySelectorAll(`[data-slot='${slot}-start']`).length).toBe(3);
  const starts = Array.from(document.querySelectorAll(`[data-slot='${slot}-start']`));
  starts.forEach((start, at) => {
    const text = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
    let last = text.nextNode() as Text;
    for (let next = text.nextNode() as Text | null; next; next = text.nextNode() as Text | null) last = next;
    expect(start.textContent).toMatch(new RegExp(`/${sides[at]}$`));
    const side = document.createRange();
    side.setStart(last, last.length - 4);
    side.setEnd(last, last.length);
    const seen = start.getBoundingClientRect();
    const { left, right } = side.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(seen.left);
    expect(right).toBeLessThanOrEqual(Math.min(seen.right, document.documentElement.clientWidth) + 0.5);
  });
}

describe.each(["ltr", "rtl"] as const)("Entries of one long name in files of one long name (%s)", (dir) => {
  const locale = dir === "rtl" ? "fa" : "en";
  beforeEach(() => () => page.viewport(1000, 800));

  it.each([320, 1000])("are told apart in the results of a search, %s px wide", async (width) => {
    await page.viewport(width, 600);
    await renderKit(<ResourceSearch.Root />, { catalogues: [catalogue], locale });
    await expectToldApart("resource-search-item-place");
  });

  it("have their paths right below their names in a narrow search", async () => {
    await page.viewport(320, 600);
    await renderKit(<ResourceSearch.Root />, { catalogues: [catalogue], locale });
    const box = (slot: string) =>
      document.querySelector(`[data-slot='resource-search-item-${slot}']`)!.getBoundingClientRect();
    await expect.poll(() => document.querySelectorAll("[data-slot='resource-search-item-place-end']").length).toBe(3);
    const [name, path] =
      dir === "rtl" ? [box("label").right, box("place-end").right] : [box("label").left, box("place-start").left];
    expect(Math.abs(name - path)).toBeLessThan(1);
  });

  it.each([320, 1000])("are told apart in the popup of mentions, %s px wide", async (width) => {
    await page.viewport(width, 600);
    await renderKit(<ResourceMention.Root />, { catalogues: [catalogue], locale });
    await userEvent.click(page.getByRole("textbox").or(page.getByRole("combobox")).first());
    await userEvent.keyboard("@donau");
    await expectToldApart("resource-mention-item-place");
  });
});

describe("What matched", () => {
  it("is marked on both sides of where the shared ending begins", async () => {
    await renderKit(<ResourceSearch.Root defaultInputValue="north/donau" />, { catalogues: [catalogue] });
    const marks = () =>
      Array.from(
        document.querySelectorAll("[data-slot='resource-search-item-place'] mark"),
        (mark) => mark.textContent,
      );
    await expect.poll(() => marks().slice(0, 2)).toEqual(["north", "/Donau"]);
  });
});
