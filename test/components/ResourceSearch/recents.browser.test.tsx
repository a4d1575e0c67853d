import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  localStorageRecents,
  memoryRecents,
  ResourceSearch,
  type ResourceRef,
  type UseResourceSearchOptions,
} from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";
import { rowNames } from "../../support/rowNames.js";

const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: ["a/README.md", "b/README.md", "c/readme.png", "d/x", "e/y"].map((path) => ({
    uri: `file:///${path}`,
    name: path.slice(2),
  })),
};

async function open(props: UseResourceSearchOptions) {
  const kit = await renderKit(<ResourceSearch.Root {...props} />, { catalogues: [docs] });
  await expect.poll(rowNames).toHaveLength(5);
  await userEvent.click(page.getByRole("combobox"));
  return kit;
}

describe("the recents of ResourceSearch", () => {
  it.each([
    [
      "throws when it is read",
      () => {
        throw new Error("locked");
      },
    ],
    ["gives no list", () => null],
    ["gives a list of anything", () => [null, 5, { server: "docs" }, { server: "docs", uri: "x:", score: "?", at: 0 }]],
  ])("a storage of recents that %s, and cannot be written, is none", async (_, load) => {
    const onOpen = vi.fn<(ref: ResourceRef) => void>();
    const save = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    await open({ recents: { load: load as () => [], save }, onOpen: (ref) => onOpen(ref) });
    expect(rowNames()).toHaveLength(5);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "docs", uri: "file:///b/README.md" });
    await userEvent.keyboard("{Alt>}p{/Alt}x{Backspace}");
    await expect.element(page.getByRole("group", { name: "Recent" })).toBeInTheDocument();
  });

  it("what localStorage holds is recent again, and what is no JSON there is none", async () => {
    const key = "recents of this test";
    localStorage.setItem(key, "[{");
    try {
      const { rerender } = await open({ recents: localStorageRecents(key) });
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await rerender(<ResourceSearch.Root key="anew" recents={localStorageRecents(key)} />);
      await userEvent.click(page.getByRole("combobox"));
      const recent = page.getByRole("group", { name: "Recent" });
      await expect.poll(() => recent.getByRole("option").elements()).toHaveLength(1);
    } finally {
      localStorage.removeItem(key);
    }
  });

  it("what a storage gives twice is recent once", async () => {
    const recents = memoryRecents();
    const recent = { server: "docs", uri: "file:///c/readme.png", score: 1, at: Date.now() };
    recents.save([recent, { ...recent, score: 2 }]);
    await open({ recents });
    const group = page.getByRole("group", { name: "Recent" });
    expect(group.getByRole("option").elements()).toHaveLength(1);
  });

  it("another storage of recents, and another limit, apply at once", async () => {
    const one = memoryRecents();
    one.save([{ server: "docs", uri: "file:///c/readme.png", score: 1, at: Date.now() }]);
    const { rerender } = await open({ recents: one });
    expect(rowNames()[0]).toBe("readme.png");
    await rerender(<ResourceSearch.Root recents={memoryRecents()} limit={2} />);
    await expect.poll(rowNames).toEqual(["README.md", "README.md", "Show more of 3 further results"]);
    await rerender(<ResourceSearch.Root recents={memoryRecents()} limit={100} />);
    await expect.poll(rowNames).toHaveLength(5);
  });
});
