import { describe, expect, it } from "vitest";
import { toldApartUntil } from "../../src/model/toldApartUntil.js";

function partsOf(...entries: [name: string, uri: string][]): string[] {
  const items = entries.map(([name, uri]) => ({ name, uri }));
  const until = toldApartUntil(items);
  return items.map((item) => (until.has(item) ? item.uri.slice(0, until.get(item)) : "all"));
}

describe("toldApartUntil", () => {
  it("leaves out the segments with which all of one name end", () => {
    expect(partsOf(["Notes", "x:/a/n/notes.md"], ["Notes", "x:/b/n/notes.md"])).toEqual(["x:/a", "x:/b"]);
    expect(partsOf(["N", "x:/a/n/f.md"], ["N", "x:/b/n/f.md"], ["N", "x:/b/m/f.md"])).toEqual([
      "x:/a/n",
      "x:/b/n",
      "x:/b/m",
    ]);
  });

  it("leaves out no part of a segment", () => {
    expect(partsOf(["N", "x:/north-draft"], ["N", "x:/south-draft"])).toEqual(["all", "all"]);
    expect(partsOf(["N", "x:/north-draft/f"], ["N", "x:/south-draft/f"])).toEqual(["x:/north-draft", "x:/south-draft"]);
  });

  it("leaves names alone that only one has, and addresses of which one is the end of the other", () => {
    expect(partsOf(["A", "x:/a/f.md"], ["B", "x:/b/f.md"])).toEqual(["all", "all"]);
    expect(partsOf(["A", "/b/f.md"], ["A", "x:/b/f.md"])).toEqual(["/b", "x:/b"]);
    expect(partsOf(["A", "f.md"], ["A", "x:/f.md"])).toEqual(["all", "all"]);
    expect(partsOf(["A", "/"], ["A", "/"])).toEqual(["all", "all"]);
  });

  it("takes templates and query strings as what they are", () => {
    const items = [
      { name: "Log", uriTemplate: "db://a/log{?day}" },
      { name: "Log", uriTemplate: "db://b/log{?day}" },
    ];
    expect([...toldApartUntil(items).values()]).toEqual([6, 6]);
    expect(partsOf(["Q", "x:/s?q=1&p=2"], ["Q", "x:/s?q=3&p=2"])).toEqual(["x:/s?q=1", "x:/s?q=3"]);
  });
});
