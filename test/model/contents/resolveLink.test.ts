import { describe, expect, it } from "vitest";
import { resolveLink } from "../../../src/model/contents/resolveLink.js";

describe("resolveLink", () => {
  it.each([
    ["https://example.com/a?b#c", { kind: "external", href: "https://example.com/a?b#c" }],
    ["HTTP://EXAMPLE.com", { kind: "external", href: "http://example.com/" }],
    ["mailto:a@b.example", { kind: "external", href: "mailto:a@b.example" }],
    ["other.md", { kind: "resource", uri: "docs://team/guide/other.md" }],
    ["../up.md#part", { kind: "resource", uri: "docs://team/up.md#part" }],
    ["/root.md", { kind: "resource", uri: "docs://team/root.md" }],
    ["handbook://a/b.md", { kind: "resource", uri: "handbook://a/b.md" }],
    ["file:///etc/hosts", { kind: "resource", uri: "file:///etc/hosts" }],
  ])("%j leads somewhere", (link, target) => {
    expect(resolveLink(link, "docs://team/guide/index.md")).toEqual(target);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "blob:https://a/b",
    "about:blank",
    "//example.com/x",
    "https://",
    "#part",
    "",
  ])("%j leads nowhere", (link) => {
    expect(resolveLink(link, "docs://team/guide/index.md")).toBeNull();
  });

  it("nothing is relative to an opaque URI", () => {
    expect(resolveLink("other.md", "memo:7")).toBeNull();
  });

  it("a relative link in a resource of the web names a resource, and is not fetched from there", () => {
    expect(resolveLink("b.md", "https://docs.example/a.md")).toEqual({
      kind: "resource",
      uri: "https://docs.example/b.md",
    });
  });
});
