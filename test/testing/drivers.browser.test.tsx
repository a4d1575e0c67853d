import { describe, expect, it, vi } from "vitest";
import { ResourceMention, ResourceSearch, ResourceTree, type ResourceRef } from "mcp-resource-kit";
import { driveMention, driveSearch, driveTree, type Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const catalogue: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: ["guide/readme.md", "guide/start.md", "notes.txt"].map((path) => ({
    uri: `docs:///${path}`,
    name: path.slice(path.lastIndexOf("/") + 1),
  })),
};

describe("driveTree", () => {
  it("expands, opens and filters by names", async () => {
    const onOpen = vi.fn<(ref: ResourceRef) => void>();
    await renderKit(<ResourceTree.Root onOpen={(ref) => onOpen(ref)} />, { catalogues: [catalogue] });
    const tree = driveTree();
    await tree.expand("guide");
    expect(tree.rows()).toContain("readme.md");
    await tree.open("readme.md");
    expect(onOpen).toHaveBeenCalledWith({ server: "docs", uri: "docs:///guide/readme.md" });
    await tree.collapse("guide");
    expect(tree.rows()).not.toContain("readme.md");
  });

  it("says what it waited for", async () => {
    await renderKit(<ResourceTree.Root />, { catalogues: [catalogue] });
    await expect(driveTree().open("gone.md")).rejects.toThrow("a tree row called “gone.md”");
  });
});

describe("driveSearch", () => {
  it("picks a result by its name", async () => {
    const onOpen = vi.fn<(ref: ResourceRef) => void>();
    await renderKit(<ResourceSearch.Root onOpen={(ref) => onOpen(ref)} />, { catalogues: [catalogue] });
    await driveSearch().pick("start", "start.md");
    expect(onOpen).toHaveBeenCalledWith({ server: "docs", uri: "docs:///guide/start.md" });
  });
});

describe("driveMention", () => {
  it("picks an entry into the text", async () => {
    await renderKit(<ResourceMention.Root />, { catalogues: [catalogue] });
    await driveMention().pick("readme", "readme.md");
    expect(driveMention().text()).toContain("docs:///guide/readme.md");
  });
});
