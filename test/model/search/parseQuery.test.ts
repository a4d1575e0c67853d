import { describe, expect, it } from "vitest";
import { parseQuery } from "../../../src/model/search/parseQuery.js";

const words = (query: string) => parseQuery(query).map(({ text }) => text);

describe("parseQuery", () => {
  it("gives each word once, folded", () => {
    expect(words("  File file FÍLE\n docs ")).toEqual(["file", "docs"]);
    expect(words("   ")).toEqual([]);
  });

  it("makes no more than 32 words of a pasted page", () => {
    const page = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(" ");
    expect(words(page)).toEqual(Array.from({ length: 32 }, (_, index) => `word${index}`));
  });
});
