import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { ResourceTree } from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const notes = (server: string, count: number): Catalogue["resources"] =>
  Array.from({ length: count }, (_, at) => ({
    uri: `file:///${server}-${1000 + at}.md`,
    name: `${server}-${1000 + at}`,
  }));
const list = () => page.getByRole("tree").element();

/** The name of the row at the top of the view, and how much of it is cut off. */
function topRow(): [string | undefined, number] {
  const top = list().getBoundingClientRect().top;
  const rows = page.getByRole("treeitem").elements();
  const row = rows.find((each) => each.getBoundingClientRect().bottom > top + 1);
  const label = row?.querySelector("[data-slot=resource-tree-item-label]")?.textContent;
  return [label, Math.round(top - (row?.getBoundingClientRect().top ?? 0))];
}

describe("ResourceTree's scroll position", () => {
  it("rows that arrive above the view leave it where it is", async () => {
    const first = { name: "first", title: "First", latency: 1000, resources: notes("first", 200) };
    const last = { name: "last", title: "Last", resources: notes("last", 400) };
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, { catalogues: [first, last] });
    await vi.waitFor(() => expect(list().scrollHeight).toBeGreaterThan(400 * 20));
    list().scrollTop = 6010;
    await vi.waitFor(() => expect(topRow()[0]).toMatch(/^last-1/));
    const before = topRow();
    const height = list().scrollHeight;
    await vi.waitFor(() => expect(list().scrollHeight).toBeGreaterThan(height + 200 * 20), 10_000);
    expect(topRow()).toEqual(before);
  });

  it("at the top it shows what comes there, and a filter begins at its first match", async () => {
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, {
      catalogues: [{ name: "docs", title: "Docs", resources: notes("docs", 400) }],
    });
    await vi.waitFor(() => expect(list().scrollHeight).toBeGreaterThan(400 * 20));
    list().scrollTop = 6010;
    await vi.waitFor(() => expect(topRow()[0]).toMatch(/^docs-1/));
    await page.getByRole("searchbox").fill("docs");
    await vi.waitFor(() => expect(list().scrollTop).toBe(0), 10_000);
  });
});
