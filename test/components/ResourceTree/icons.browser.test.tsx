import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { ResourceTree, type ContentPolicy } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const SVG = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><script>window.hacked=1</script></svg>')}`;
const REMOTE = "https://icons.invalid/i.png?user=1";
const SOURCES = {
  Script: "javascript:window.hacked=1",
  File: "file:///etc/passwd",
  "Html data": "data:text/html,<script>window.hacked=1</script>",
  Plain: "http://icons.invalid/i.png",
  Remote: REMOTE,
  Svg: SVG,
};
const catalogue = {
  name: "sec",
  title: "Icons",
  resources: Object.entries(SOURCES).map(([name, src], at) => ({ uri: `s:${at}`, name, icons: [{ src }] })),
};

async function shownIcons(contentPolicy?: ContentPolicy): Promise<(string | null)[]> {
  await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, {
    catalogues: [catalogue],
    ...(contentPolicy && { contentPolicy }),
  });
  await expect.element(page.getByRole("treeitem", { name: "Svg", exact: true })).toBeVisible();
  return [...document.querySelectorAll("[role=tree] img")].map((image) => image.getAttribute("src"));
}

describe("icons that servers give in ResourceTree", () => {
  it("shows only image data by default, loads nothing, and lists every entry", async () => {
    performance.clearResourceTimings();
    expect(await shownIcons()).toEqual([SVG]);
    expect(page.getByRole("treeitem").elements()).toHaveLength(1 + Object.keys(SOURCES).length);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    expect(loaded.filter((name) => name.includes("icons.invalid"))).toEqual([]);
    expect((window as { hacked?: unknown }).hacked).toBeUndefined();
  });

  it("asks the policy for https addresses with the server's id, and never for other schemes", async () => {
    const icons = vi.fn<NonNullable<ContentPolicy["icons"]>>((src) => !src.startsWith("data:"));
    expect(await shownIcons({ icons })).toEqual([REMOTE]);
    expect(new Set(icons.mock.calls.map(([src, server]) => `${server} ${src}`))).toEqual(
      new Set([`sec ${REMOTE}`, `sec ${SVG}`]),
    );
  });
});

describe("the icons of ResourceTree where several can be chosen", () => {
  it("stand in line, whether their row can be chosen or not", async () => {
    await renderKit(<ResourceTree.Root selectionMode="multiple" style={{ blockSize: 400 }} />, {
      catalogues: [{ ...catalogue, templates: [{ uriTemplate: "s:{one}", name: "Any" }] }],
    });
    const leftOf = (name: string) =>
      page
        .getByRole("treeitem", { name, exact: true })
        .element()
        .querySelector("[data-slot=resource-tree-item-icon]")!
        .getBoundingClientRect().left;
    await expect.element(page.getByRole("treeitem", { name: "Any", exact: true })).toBeVisible();
    expect(leftOf("Any")).toBe(leftOf("Plain"));
  });
});
