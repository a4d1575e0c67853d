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
    await expect(driveTree().open("gone.md")).rejects.toThrow(
      "Waited 5 s for a tree row called “gone.md”. It did not come. There are: “Docs”, “guide”, “notes.txt”.",
    );
  });

  it("says at once what a row cannot do", async () => {
    await renderKit(<ResourceTree.Root selectionMode="single" />, { catalogues: [catalogue] });
    await expect(driveTree().expand("notes.txt")).rejects.toThrow("“notes.txt” has nothing in it");
    await expect(driveTree().toggle("notes.txt")).rejects.toThrow("“notes.txt” has no checkbox");
  });

  it("takes the row of the whole name, though another that begins so comes first", async () => {
    const onOpen = vi.fn<(ref: ResourceRef) => void>();
    const resources = ["n 10", "n 1", "n\u202e2"].map((name, n) => ({ uri: `memo:${n}`, name }));
    await renderKit(<ResourceTree.Root onOpen={(ref) => onOpen(ref)} />, {
      catalogues: [{ name: "memo", resources }],
    });
    for (const name of ["n 1", "n 10", "n\u202e2"]) await driveTree().open(name);
    expect(onOpen.mock.calls.map(([{ uri }]) => uri)).toEqual(["memo:1", "memo:0", "memo:2"]);
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

describe("driveSearch in a long list", () => {
  it("picks what is behind “Show more”, by its whole name, and else by how a name begins", async () => {
    const onOpen = vi.fn<(ref: ResourceRef) => void>();
    const resources = Array.from({ length: 130 }, (_, n) => ({ uri: `memo:${n}`, name: `note ${n}` }));
    await renderKit(<ResourceSearch.Root onOpen={(ref) => onOpen(ref)} />, {
      catalogues: [{ name: "memo", resources }],
    });
    await driveSearch().pick("note", "note 129");
    await driveSearch().pick("note 12", "note 12");
    await driveSearch().pick("note 128", "note 12");
    expect(onOpen.mock.calls.map(([{ uri }]) => uri)).toEqual(["memo:129", "memo:12", "memo:128"]);
  });
});

describe("driveMention", () => {
  it("picks the entry of that name, not the one that is highlighted", async () => {
    await renderKit(<ResourceMention.Root />, { catalogues: [catalogue] });
    await driveMention().pick("md", "start.md");
    expect(driveMention().text()).toContain("docs:///guide/start.md");
  });

  it("picks an entry into the text", async () => {
    await renderKit(<ResourceMention.Root />, { catalogues: [catalogue] });
    await driveMention().pick("readme", "readme.md");
    expect(driveMention().text()).toContain("docs:///guide/readme.md");
  });
});
