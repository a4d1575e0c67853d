import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memoryRecents, ResourceSearch, type ResourceRef, type UseResourceSearchOptions } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";
import { rowNames } from "../../support/rowNames.js";

const box = () => page.getByRole("combobox", { name: "Search resources" });
const options = () => page.getByRole("option").elements();
const groups = () =>
  Array.from(document.querySelectorAll("[data-slot=resource-search-group-label]"), ({ textContent }) => textContent);
const list = () => document.querySelector("[data-slot=resource-search-list]")!;
const highlighted = () => document.querySelector("[data-slot=resource-search-item][data-highlighted]")!;
const isInList = (row: Element) => {
  const [inner, outer] = [row.getBoundingClientRect(), list().getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
};

// Only its description speaks of it.
const handbook: Catalogue = {
  name: "handbook",
  title: "Handbook",
  resources: [{ uri: "h://round.md", name: "The round", description: "Before opening, in the small hours" }],
};
const office: Catalogue = {
  name: "office",
  title: "Office",
  resources: [
    { uri: "o://hours", name: "Opening hours" },
    { uri: "o://hours/old", name: "Opening hours of last year" },
  ],
};
const many: Catalogue = {
  name: "many",
  title: "Many",
  resources: Array.from({ length: 60 }, (_, at) => ({ uri: `m:${at}`, name: `row ${at}` })),
};

async function open(catalogues: Catalogue[], props: UseResourceSearchOptions = {}) {
  const onOpen = vi.fn<(ref: ResourceRef) => void>();
  await renderKit(<ResourceSearch.Root recents={memoryRecents()} onOpen={(ref) => onOpen(ref)} {...props} />, {
    catalogues,
  });
  await expect.poll(groups).toEqual(catalogues.map(({ title }) => title));
  await userEvent.click(box());
  return onOpen;
}

describe("the order of servers in <ResourceSearch.Root>", () => {
  it("the server with the best match stands first, and Enter takes that row", async () => {
    const onOpen = await open([handbook, office]);
    await userEvent.keyboard("opening hours");
    expect(groups()).toEqual(["Office", "Handbook"]);
    expect(rowNames()).toEqual(["Opening hours", "Opening hours of last year", "The round"]);
    expect(highlighted()).toBe(options()[0]);
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "office", uri: "o://hours" });
  });

  it("ArrowDown goes down the rows as they stand, across servers, and rows are numbered so", async () => {
    await open([handbook, office]);
    await userEvent.keyboard("opening hours");
    for (const row of options()) {
      expect(highlighted()).toBe(row);
      expect(page.getByRole("option", { selected: true }).elements()).toEqual([row]);
      await userEvent.keyboard("{ArrowDown}");
    }
    expect(options().map((row) => row.getAttribute("aria-posinset"))).toEqual(["1", "2", "3"]);
  });

  it("servers with equal matches keep the host's order, whosever list came first", async () => {
    const slow = { name: "slow", title: "Slow", latency: 300, resources: [{ uri: "s:1", name: "readme" }] };
    const fast = { name: "fast", title: "Fast", resources: [{ uri: "f:1", name: "readme" }] };
    await open([slow, fast]);
    await userEvent.keyboard("readme");
    expect(groups()).toEqual(["Slow", "Fast"]);
  });

  it("in an empty box they keep it whatever “rank” says", async () => {
    const rank = (item: { server: string }) => (item.server === "office" ? 9 : 1);
    await open([handbook, office], { rank });
    expect(groups()).toEqual(["Handbook", "Office"]);
  });
});

describe("the highlighted row of <ResourceSearch.Root>", () => {
  it("stays in view while ArrowDown goes on, and while typing begins anew", async () => {
    await open([many]);
    await userEvent.keyboard("{ArrowDown>40}");
    expect(highlighted().textContent).toContain("row 40");
    expect(isInList(highlighted())).toBe(true);
    await userEvent.keyboard("row");
    expect(highlighted().textContent).toContain("row 0");
    expect(isInList(highlighted())).toBe(true);
  });

  it("is the best row for the text again when typing goes on, also where a long list takes its time", async () => {
    const named = (name: string, uri = name) => ({ server: "m", uri: `m:${uri}`, name });
    const others = Array.from({ length: 12_000 }, (_, at) => named(`map rooms ${at}`));
    await renderKit(<ResourceSearch.Root resources={[named("Map r", "rivers"), ...others, named("Map rivers")]} />);
    await userEvent.click(box());
    await userEvent.keyboard("map r");
    await expect.poll(() => rowNames()[0]).toBe("Map r");
    await userEvent.keyboard("{ArrowDown}i");
    await expect.poll(() => rowNames().slice(0, 2)).toEqual(["Map rivers", "Map r"]);
    expect(highlighted()).toBe(options()[0]);
    expect(page.getByRole("option", { selected: true }).elements()).toEqual([highlighted()]);
  });

  it("scrolls no page on which nobody is in the search", async () => {
    await renderKit(
      <>
        <div style={{ height: 3000 }} />
        <ResourceSearch.Root />
      </>,
      { catalogues: [many] },
    );
    await expect.element(page.getByRole("option", { name: "row 59" })).toBeInTheDocument();
    expect(scrollY).toBe(0);
  });

  it("goes to a row that the list cuts off when the pointer does, and the list stays where it is", async () => {
    await open([many]);
    const end = list().getBoundingClientRect().bottom;
    const cut = options().find((row) => row.getBoundingClientRect().bottom > end - 4)!;
    const { left, top } = cut.getBoundingClientRect();
    const frame = list().getBoundingClientRect();
    await userEvent.hover(page.elementLocator(list()), {
      position: { x: left - frame.left + 20, y: top - frame.top + 3 },
    });
    await expect.poll(highlighted).toBe(cut);
    expect(list().scrollTop).toBe(0);
  });
});
