import { describe, expect, it } from "vitest";
import { displayName } from "../../src/model/displayName.js";

describe("displayName", () => {
  it("prefers the title, then the name", () => {
    expect(displayName({ uri: "x:1", name: "n", title: "T" })).toBe("T");
    expect(displayName({ uri: "x:1", name: "n", title: " " })).toBe("n");
  });

  it.each([
    ["file:///r/annual%20report.pdf", "annual report.pdf"],
    ["file:///r/%E8%A8%AD%E8%A8%88.txt", "設計.txt"],
    ["file:///r/100%25%20done.txt", "100% done.txt"],
    ["file:///r/50%2520off.txt", "50%20off.txt"],
    ["file:///r/bad%E0%A4%A.txt", "bad%E0%A4%A.txt"],
    ["file:///r/100%.txt", "100%.txt"],
    ["file:///r/dir/", "dir"],
    ["file:///C:/Users/Ines/a%23b.txt", "a#b.txt"],
    ["x://only-host", "only-host"],
    ["memo:a%2Fb", "a/b"],
    ["https://h/p/q.md?v=1#top", "q.md"],
    ["no scheme at all", "no scheme at all"],
    ["", ""],
  ])("calls %j, whose name is its URI, %j", (uri, label) => {
    expect(displayName({ uri, name: uri })).toBe(label);
  });

  it("cuts what nobody reads to its end, and not through a character", () => {
    const long = `${"x".repeat(1999)}😀${"x".repeat(1_000_000)}`;
    for (const name of [
      { uri: "a:", name: long },
      { uri: `a:${long}`, name: "" },
      { uriTemplate: long, name: "" },
    ])
      expect(displayName(name)).toBe(`${"x".repeat(1999)}…`);
  });

  it("calls a template without a name by the template", () => {
    expect(displayName({ uriTemplate: "x://{a}", name: "" })).toBe("x://{a}");
  });
});
