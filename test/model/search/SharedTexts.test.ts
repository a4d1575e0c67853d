import { describe, expect, it } from "vitest";
import { SearchIndex } from "../../../src/model/search/SearchIndex.js";
import type { SearchItem } from "../../../src/model/search/SearchItem.js";

function found(items: SearchItem[], query: string, labelOf?: (server: string) => string): string[] {
  const index = new SearchIndex<SearchItem>();
  index.add(items);
  return index.search(query, { labelOf, limit: 5 }).matches.map(({ item }) => item.name);
}

describe("An item", () => {
  const items: SearchItem[] = [
    { server: "a", uri: "x:1", name: "one", mimeType: "image/PNG" },
    { server: "a", uri: "x:2", name: "two", mimeType: "image/png", description: "Shows a Sunset" },
    { server: "b", uri: "x:3", name: "three", mimeType: "text/csv" },
    { server: "b", uri: "x:4", name: "four" },
  ];
  const labelOf = (server: string) => (server === "a" ? "Pictures" : "Tàbles");

  it("is found by its MIME type, whatever the case", () => {
    expect(found(items, "png")).toEqual(["one", "two"]);
  });

  it("is found by the label of its server, folded as names are, after those with the word in their type", () => {
    expect(found(items, "pict", labelOf)).toEqual(["one", "two"]);
    expect(found(items, "table", labelOf)).toEqual(["three", "four"]);
    expect(found(items, "table")).toEqual([]);
    const named = [...items, { server: "b", uri: "x:5", name: "five", mimeType: "application/tables" }];
    expect(found(named, "table", labelOf)).toEqual(["five", "three", "four"]);
  });

  it("is found by its own description, also where another of its type and server was looked at before it", () => {
    expect(found(items, "sunset")).toEqual(["two"]);
    expect(found(items.toReversed(), "sunset")).toEqual(["two"]);
  });

  it("is found by one letter in its path only", () => {
    expect(found(items, "g")).toEqual([]);
  });

  it("is found by its type where there are more types than any list has", () => {
    const many = Array.from({ length: 33_000 }, (_, at) => ({
      uri: `x:${at}`,
      name: `${at}`,
      mimeType: `type/k${at}q`,
    }));
    expect(found(many, "k7q")).toEqual(["7"]);
    expect(found(many, "k32999q")).toEqual(["32999"]);
  });
});
