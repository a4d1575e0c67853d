import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ResourceTreeModel } from "../../../src/model/tree/ResourceTreeModel.js";
import { ROOT } from "../../../src/model/tree/RowTree.js";

const listed = (uri: string, more: object = {}) => ({ server: "s", uri, name: uri, ...more });

function modelOf(uris: readonly string[], compact = false): ResourceTreeModel {
  const model = new ResourceTreeModel({ locale: "en", compact });
  model.addServer("s", "Server");
  model.addResources(
    "s",
    uris.map((uri) => listed(uri)),
  );
  return model;
}

/** Each node as its names from the server down; what can be read ends in `*`. */
function paths(model: ResourceTreeModel, node: number = ROOT, above: readonly string[] = []): string[] {
  return model.rows.childrenOf(node).flatMap((child) => {
    const path = [...above, model.nameOf(child)];
    const isServer = model.entryOf(child).kind === "server";
    return [
      ...(isServer ? [] : [path.slice(1).join(" > ") + (model.refOf(child) ? "*" : "")]),
      ...paths(model, child, path),
    ];
  });
}

describe("ResourceTreeModel", () => {
  it.each<[string, string[], string[]]>([
    ["a path", ["file:///a/b.md"], ["a", "a > b.md*"]],
    ["the same URI twice", ["file:///a.md", "file:///a.md"], ["a.md*"]],
    ["a resource that is a folder too, first", ["x://h/a", "x://h/a/b"], ["h", "h > a*", "h > a > b*"]],
    ["a resource that is a folder too, last", ["x://h/a/b", "x://h/a"], ["h", "h > a*", "h > a > b*"]],
    ["an empty segment", ["x://h/a//b"], ["h", "h > a", "h > a > /", "h > a > / > b*"]],
    ["a trailing slash", ["x://h/a/", "x://h/a/b"], ["h", "h > a*", "h > a > b*"]],
    ["with and without a trailing slash", ["x://h/a", "x://h/a/"], ["h", "h > a*", "h > a*"]],
    ["percent-encoded names", ["file:///a%20b/%C3%9Cbung.md"], ["a b", "a b > Übung.md*"]],
    ["names encoded twice", ["file:///50%2520off"], ["50%20off*"]],
    ["malformed escapes", ["file:///100%/%zz.md"], ["100%", "100% > %zz.md*"]],
    ["an encoded slash, which divides nothing", ["file:///a%2Fb/c"], ["a/b", "a/b > c*"]],
    ["a Windows drive", ["file:///C:/Users/a.txt"], ["C:", "C: > Users", "C: > Users > a.txt*"]],
    ["a Windows path without a scheme", ["C:/Users/a.txt"], ["C:", "C: > Users", "C: > Users > a.txt*"]],
    ["git", ["git://host/repo.git/a.c"], ["host", "host > repo.git", "host > repo.git > a.c*"]],
    ["raw spaces and umlauts", ["file:///Meine Akten/Übung 1.md"], ["Meine Akten", "Meine Akten > Übung 1.md*"]],
    ["opaque URIs", ["urn:a:b", "memo:7", "mailto:a@b/c"], ["7*", "a:b*", "c*"]],
    ["a query and a fragment with slashes", ["x://h/a?p=/b/c", "x://h/a#/d"], ["h", "h > a*", "h > a*"]],
    ["a bare authority", ["x://h"], ["h*"]],
    ["no scheme", ["docs/a.md", "/etc/b"], ["docs", "docs > a.md*", "etc", "etc > b*"]],
    ["an empty URI", [""], ["*"]],
  ])("gives a place to %s", (_, uris, expected) => {
    expect(paths(modelOf(uris))).toEqual(expected);
  });

  it("a URI 10,000 folders deep stands under its server and is read by its exact URI", () => {
    const uri = `file:///${"a/".repeat(10_000)}b`;
    const model = modelOf([uri]);
    expect(paths(model)).toEqual(["b*"]);
    expect(model.refOf(model.nodeOfRef({ server: "s", uri })!)).toEqual({ server: "s", uri });
  });

  it("the same URI on two servers is two resources", () => {
    const model = new ResourceTreeModel({ locale: "en" });
    for (const server of ["one", "two"]) {
      model.addServer(server, server);
      model.addResource(server, { server, uri: "conf://prod", name: "prod" });
    }
    const nodes = ["one", "two"].map((server) => model.nodeOfRef({ server, uri: "conf://prod" })!);
    expect(nodes.map((node) => model.refOf(node))).toEqual([
      { server: "one", uri: "conf://prod" },
      { server: "two", uri: "conf://prod" },
    ]);
    expect(new Set(nodes.map((node) => model.keyOf(node))).size).toBe(2);
  });

  it("a directory entry is a folder, loaded where the server can", () => {
    const model = new ResourceTreeModel({ locale: "en", canLoad: () => true });
    model.addServer("s", "Server");
    const node = model.addResource("s", listed("file:///docs", { mimeType: "inode/directory" }));
    expect(model.rows.isFolder(node)).toBe(true);
    expect(model.entryOf(node)).toMatchObject({ kind: "folder", load: "unloaded" });
  });

  it("what is listed as well as a template's value is chosen in both places, and goes from each alone", () => {
    const model = modelOf(["x://h/a"]);
    const template = { server: "s", uriTemplate: "x://h/{id}", name: "t" };
    const folder = model.addTemplate("s", template);
    const ref = { server: "s", uri: "x://h/a" };
    model.addBelow(folder, { kind: "value", server: "s", template, name: "a", values: { id: "a" }, uri: ref.uri });
    expect(model.nodesOfRef(ref)).toHaveLength(2);
    model.removeResource("s", ref.uri);
    expect(model.nodesOfRef(ref)).toHaveLength(1);
    expect(paths(model)).toEqual(["t", "t > a*"]);
  });

  it("what is listed after a template's value was loaded has its place by its path too, and leaves the value behind", () => {
    const model = modelOf([]);
    const template = { server: "s", uriTemplate: "x://h/{id}", name: "t" };
    const folder = model.addTemplate("s", template);
    const ref = { server: "s", uri: "x://h/a" };
    model.addBelow(folder, { kind: "value", server: "s", template, name: "a", values: { id: "a" }, uri: ref.uri });
    model.addResource("s", listed(ref.uri, { title: "Listed" }));
    expect(paths(model)).toEqual(["h", "h > Listed*", "t", "t > a*"]);
    expect(model.nodesOfRef(ref)).toHaveLength(2);
    model.removeResource("s", ref.uri);
    expect(paths(model)).toEqual(["t", "t > a*"]);
    expect(model.nodesOfRef(ref)).toHaveLength(1);
  });

  it("a file that becomes a directory can be opened, and is a file again when its server says so", () => {
    const model = new ResourceTreeModel({ locale: "en", canLoad: ({ mimeType }) => mimeType === "inode/directory" });
    model.addServer("s", "Server");
    model.addResources("s", [listed("file:///a"), listed("file:///b")]);
    const isFolder = () => model.rows.isFolder(model.nodeOfRef({ server: "s", uri: "file:///b" })!);
    model.addResource("s", listed("file:///b", { mimeType: "inode/directory" }));
    expect(isFolder()).toBe(true);
    expect(paths(model)).toEqual(["b*", "a*"]);
    expect(model.unread.size).toBe(1);
    model.addResource("s", listed("file:///b", { mimeType: "text/plain" }));
    expect(isFolder()).toBe(false);
    expect(paths(model)).toEqual(["a*", "b*"]);
    expect(model.rows.leavesOf(1)).toBe(2);
  });

  it("a directory that becomes a file keeps what is listed below it", () => {
    const model = new ResourceTreeModel({ locale: "en", canLoad: ({ mimeType }) => mimeType === "inode/directory" });
    model.addServer("s", "Server");
    model.addResources("s", [listed("file:///b", { mimeType: "inode/directory" }), listed("file:///b/c")]);
    const node = model.addResource("s", listed("file:///b"));
    expect(paths(model)).toEqual(["b*", "b > c*"]);
    expect(model.unread.size).toBe(0);
    expect(model.entryOf(node)).not.toHaveProperty("load");
  });

  it("a file that others stand below is not asked for as a directory", () => {
    const model = new ResourceTreeModel({ locale: "en", canLoad: () => true });
    model.addServer("s", "Server");
    model.addResources("s", [listed("file:///b/c"), listed("file:///b", { mimeType: "text/html" })]);
    expect(paths(model)).toEqual(["b*", "b > c*"]);
    expect(model.unread.size).toBe(0);
  });

  it("a template's changed name moves its row to its new place", () => {
    const model = modelOf([]);
    for (const name of ["a", "b"]) model.addTemplate("s", { server: "s", uriTemplate: `x://${name}/{id}`, name });
    model.addTemplate("s", { server: "s", uriTemplate: "x://a/{id}", name: "a", title: "z" });
    expect(paths(model)).toEqual(["b", "z"]);
  });

  it("a changed name moves the row to its new place", () => {
    const model = modelOf(["file:///a", "file:///b"]);
    model.addResource("s", listed("file:///a", { name: "z" }));
    expect(paths(model)).toEqual(["b*", "z*"]);
  });

  it("sorts by priority, and by last change with dates that cannot be read last", () => {
    const model = new ResourceTreeModel({ locale: "en", sort: "lastModified" });
    model.addServer("s", "Server");
    for (const [name, lastModified, priority] of [
      ["old", "2020-01-01", 0.1],
      ["bad", "yesterday", 1],
      ["new", "2026-01-02T03:04:05+02:00", 0.5],
    ] as const)
      model.addResource("s", listed(`m:${name}`, { name, annotations: { lastModified, priority } }));
    expect(paths(model)).toEqual(["new*", "old*", "bad*"]);
    model.setOrder("en", "priority");
    expect(paths(model)).toEqual(["bad*", "new*", "old*"]);
  });

  it("compact shows folders with one folder in them as one row, and splits it when something comes between", () => {
    const model = modelOf(["file:///src/main/java/A.java"], true);
    expect(paths(model)).toEqual(["src/main/java", "src/main/java > A.java*"]);
    const java = model.nodeOfKey(model.keyOf(model.rows.childrenOf(1)[0]!))!;
    model.rows.setExpanded(java, true);
    model.addResource("s", listed("file:///src/readme.md"));
    expect(paths(model)).toEqual(["src", "src > main/java", "src > main/java > A.java*", "src > readme.md*"]);
    expect(model.rows.isExpanded(java) && model.rows.isExpanded(model.rows.parentOf(java))).toBe(true);
    model.removeResource("s", "file:///src/readme.md");
    expect(paths(model)).toEqual(["src/main/java", "src/main/java > A.java*"]);
    expect(model.nodeOfKey(model.keyOf(java))).toBe(java);
  });

  it("setCompact joins and parts the rows that are there, which keep their number and stay open", () => {
    const model = modelOf(["file:///src/main/java/A.java", "file:///b/c/d.md"], true);
    const java = model.nodeOfKey(model.keyOf(model.rows.childrenOf(1)[1]!))!;
    model.rows.setExpanded(java, true);
    expect(model.setCompact(true)).toBe(false);
    expect(model.setCompact(false)).toBe(true);
    expect(paths(model)).toEqual(paths(modelOf(["file:///src/main/java/A.java", "file:///b/c/d.md"])));
    expect(rowNames(model)).toEqual(["Server", "b", "src", "main", "java", "A.java"]);
    expect(model.setCompact(true)).toBe(true);
    expect(rowNames(model)).toEqual(["Server", "b/c", "src/main/java", "A.java"]);
    expect(model.nodeOfKey(model.keyOf(java))).toBe(java);
  });

  it("has the same tree however resources came and went, compact or not", () => {
    const uri = fc
      .array(fc.constantFrom("a", "b", "", "c"), { minLength: 1, maxLength: 5 })
      // `x://a` and `x://a/` are both the folder `a`; which of them is, depends on who came first.
      .filter((segments) => segments.at(-1) !== "")
      .map((segments) => `x://${segments.join("/")}`);
    fc.assert(
      fc.property(
        fc.uniqueArray(uri, { maxLength: 14 }),
        fc.uniqueArray(uri, { maxLength: 14 }),
        fc.boolean(),
        (stay, go, compact) => {
          const gone = go.filter((one) => !stay.includes(one));
          const model = modelOf([...gone, ...stay], compact);
          model.rows.setAllExpanded(true);
          expect(model.rows.rowCount).toBe(countNodes(model, ROOT));
          for (const one of gone) model.removeResource("s", one);
          const fresh = modelOf(stay, compact);
          expect(paths(model).toSorted()).toEqual(paths(fresh).toSorted());
          expect(model.rows.leavesOf(1)).toBe(stay.length);
          model.setCompact(!compact);
          expect(paths(model).toSorted()).toEqual(paths(modelOf(stay, !compact)).toSorted());
          expect(model.rows.rowCount).toBe(countNodes(model, ROOT));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** The rows that are shown, with all that is open. */
function rowNames(model: ResourceTreeModel): string[] {
  model.rows.setExpanded(1, true);
  return Array.from({ length: model.rows.rowCount }, (_, row) => model.nameOf(model.rows.nodeAt(row)));
}

function countNodes(model: ResourceTreeModel, node: number): number {
  return model.rows.childrenOf(node).reduce((sum, child) => sum + 1 + countNodes(model, child), 0);
}
