import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ResourceRef, type UseResourceTreeOptions } from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const files = [
  "docs/a.md",
  "docs/guide/one.md",
  "docs/guide/two.md",
  "src/index.ts",
  "zebra.txt",
  "Übung.md",
  "รายงาน.md",
];
const catalogue: Catalogue = {
  name: "repo",
  title: "Repository",
  resources: files.map((path) => ({ uri: `file:///${path}`, name: path.slice(path.lastIndexOf("/") + 1) })),
};

const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const nameOf = (item: Element | null) => item?.querySelector("[data-slot=resource-tree-item-label]")?.textContent;
const focused = () => nameOf(document.activeElement);
// Playwright inserts letters that no key of its layout has, without a key event.
const press = (init: KeyboardEventInit) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
const names = () => page.getByRole("treeitem").elements().map(nameOf);

async function open(options: UseResourceTreeOptions = {}, kit: Parameters<typeof renderKit>[1] = {}) {
  const onOpen = vi.fn<(ref: ResourceRef) => void>();
  const screen = await renderKit(
    <div style={{ blockSize: 400 }}>
      <ResourceTree.Root onOpen={(ref) => onOpen(ref)} {...options} />
    </div>,
    { catalogues: [catalogue], ...kit },
  );
  await expect.element(row("zebra.txt")).toBeInTheDocument();
  (row("Repository").element() as HTMLElement).focus();
  return { ...screen, onOpen };
}

describe("ResourceTree keys", () => {
  it("shows servers, then folders, then names in natural order", async () => {
    await open();
    expect(names()).toEqual(["Repository", "docs", "src", "Übung.md", "zebra.txt", "รายงาน.md"]);
    await expect.element(page.getByRole("tree", { name: "Resources" })).toBeInTheDocument();
  });

  it("ArrowDown and ArrowUp move by a row and stop at the ends", async () => {
    await open();
    await userEvent.keyboard("{ArrowUp}");
    expect(focused()).toBe("Repository");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(focused()).toBe("src");
    await userEvent.keyboard("{End}{ArrowDown}");
    expect(focused()).toBe("รายงาน.md");
    await userEvent.keyboard("{Home}");
    expect(focused()).toBe("Repository");
  });

  it("ArrowRight expands a collapsed folder, then moves to its first child; ArrowLeft goes back and collapses", async () => {
    await open();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(focused()).toBe("docs");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("guide");
    await userEvent.keyboard("{ArrowLeft}");
    expect(focused()).toBe("docs");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowLeft}");
    expect(focused()).toBe("Repository");
  });

  it("in a right-to-left page ArrowLeft opens and ArrowRight closes", async () => {
    await open({}, { dir: "rtl" });
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowLeft}");
    expect(focused()).toBe("guide");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "false");
  });

  it("follows the direction of the page, of the provider and of its own `dir`, the nearest first", async () => {
    document.documentElement.dir = "rtl";
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    const { rerender } = await open();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "true");
    await rerender(<ResourceTree.Root dir="ltr" />);
    (row("docs").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "false");
  });

  it("* expands all folders beside the row", async () => {
    await open();
    await userEvent.keyboard("{ArrowDown}*");
    expect(names()).toContain("index.ts");
    expect(names()).toContain("a.md");
    expect(names()).not.toContain("one.md");
  });

  it("letters go to the next row that begins with them, in any script", async () => {
    await open();
    await userEvent.keyboard("z");
    expect(focused()).toBe("zebra.txt");
    await new Promise((resolve) => setTimeout(resolve, 900));
    await userEvent.keyboard("ub");
    expect(focused()).toBe("Übung.md");
    await new Promise((resolve) => setTimeout(resolve, 900));
    press({ key: "ร" });
    await vi.waitFor(() => expect(focused()).toBe("รายงาน.md"));
  });

  it("the same letter again goes to the next, also where it takes two code units", async () => {
    const resources = ["🎉 one", "🎉 two", "𠀋 one", "𠀋 two"].map((name) => ({ uri: `m:${name}`, name }));
    await renderKit(<ResourceTree.Root />, { catalogues: [{ name: "repo", title: "Repository", resources }] });
    await expect.element(row("𠀋 two")).toBeInTheDocument();
    (row("Repository").element() as HTMLElement).focus();
    for (const [key, wanted] of [
      ["🎉", "🎉 one"],
      ["🎉", "🎉 two"],
      ["🎉", "🎉 one"],
    ] as const) {
      press({ key });
      await expect.poll(focused).toBe(wanted);
    }
  });

  it("a key that moves ends what was typed: Space then selects", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await open({ selectionMode: "multiple", onValueChange });
    await userEvent.keyboard("z{ArrowUp} ");
    expect(onValueChange.mock.lastCall![0]).toEqual([{ server: "repo", uri: "file:///Übung.md" }]);
  });

  it("a character that no name shows, such as a Persian keyboard's joiner, moves nowhere and breaks nothing", async () => {
    await open();
    press({ key: "\u200c" });
    expect(focused()).toBe("Repository");
    press({ key: "z" });
    await vi.waitFor(() => expect(focused()).toBe("zebra.txt"));
  });

  it("Ctrl+A takes all on Thai and Persian keyboards too", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await open({ selectionMode: "multiple", onValueChange });
    press({ key: "ฟ", code: "KeyA", ctrlKey: true });
    expect(onValueChange.mock.lastCall![0]).toHaveLength(files.length);
    press({ key: "q", code: "KeyA", ctrlKey: true });
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  it("Enter opens a resource by its exact URI, and opens or closes a folder", async () => {
    const { onOpen } = await open();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{End}{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "repo", uri: "file:///รายงาน.md" });
  });

  it("Space selects; a folder takes all that is in it and shows a part as a part", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await open({ selectionMode: "multiple", onValueChange });
    await userEvent.keyboard("{ArrowDown} ");
    expect(onValueChange.mock.lastCall![0].map(({ uri }) => uri).toSorted()).toEqual([
      "file:///docs/a.md",
      "file:///docs/guide/one.md",
      "file:///docs/guide/two.md",
    ]);
    await expect.element(row("docs")).toHaveAttribute("aria-selected", "true");
    expect(row("Repository").element().hasAttribute("data-indeterminate")).toBe(true);
    await userEvent.keyboard(" ");
    expect(onValueChange.mock.lastCall![0]).toEqual([]);
  });

  it("Shift+ArrowDown extends, Ctrl+A takes all", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await open({ selectionMode: "multiple", onValueChange });
    await userEvent.keyboard("{End}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
    expect(onValueChange.mock.lastCall![0]).toHaveLength(2);
    await userEvent.keyboard("{Control>}a{/Control}");
    expect(onValueChange.mock.lastCall![0]).toHaveLength(files.length);
  });

  it("Shift+ArrowUp gives back what Shift+ArrowDown took, and what was chosen before stays", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await open({ selectionMode: "multiple", onValueChange: (value) => onValueChange(value) });
    const chosen = () => onValueChange.mock.lastCall?.[0].map(({ uri }) => uri.slice("file:///".length));
    await userEvent.keyboard("{End} {ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
    expect(focused()).toBe("zebra.txt");
    expect(chosen()).toEqual(["รายงาน.md", "Übung.md", "zebra.txt"]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(chosen()).toEqual(["รายงาน.md", "Übung.md"]);
    // Over the row at which it began, to the other side, where a closed folder stands for what is in it.
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(focused()).toBe("src");
    expect(chosen()).toEqual(["รายงาน.md", "src/index.ts", "Übung.md"]);
    // Another range begins.
    await userEvent.keyboard("{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
    expect(chosen()).toHaveLength(6);
  });

  it("says level, place and number of siblings on every row", async () => {
    await open();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    for (const [name, level, place, size] of [
      ["Repository", "1", "1", "1"],
      ["docs", "2", "1", "5"],
      ["guide", "3", "1", "2"],
      ["a.md", "3", "2", "2"],
      ["zebra.txt", "2", "4", "5"],
    ] as const) {
      const element = row(name).element();
      expect([
        element.getAttribute("aria-level"),
        element.getAttribute("aria-posinset"),
        element.getAttribute("aria-setsize"),
      ]).toEqual([level, place, size]);
    }
  });

  it("typing in the filter keeps matches with their folders, and emptying it brings the tree back as it was", async () => {
    await open();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await userEvent.fill(page.getByRole("searchbox", { name: "Filter" }), "one");
    await vi.waitFor(() => expect(names()).toEqual(["Repository", "docs", "guide", "one.md"]));
    await userEvent.clear(page.getByRole("searchbox", { name: "Filter" }));
    await vi.waitFor(() => expect(names()).toContain("zebra.txt"));
    expect(names()).toContain("guide");
    expect(names()).not.toContain("one.md");
  });
});
