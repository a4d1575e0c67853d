import { describe, expect, it } from "vitest";
import { isWhole, narrowCompletion } from "../../src/queries/narrowCompletion.js";

describe("narrowCompletion", () => {
  it("puts values that begin with what is typed before those that hold it", () => {
    expect(narrowCompletion(["remain", "main", "docs", "MAINE"], "main")).toEqual(["main", "MAINE", "remain"]);
  });

  it.each([
    ["accents and case", "zurich", ["Zürich", "Zug"], ["Zürich"]],
    ["the letters that Arabic and Persian write apart", "علي", ["علی", "على", "علا"], ["علی", "على"]],
    ["but not Thai vowels, which are letters", "กิ", ["กิน", "กุน", "กาน"], ["กิน"]],
  ])("leaves aside %s", (_, typed, values, left) => {
    expect(narrowCompletion(values, typed)).toEqual(left);
  });

  it("gives all for no text", () => {
    expect(narrowCompletion(["b", "a"], "")).toEqual(["b", "a"]);
  });
});

describe("isWhole", () => {
  it("is an answer with values and no more to come: none at all may be a server that completes only longer texts", () => {
    expect(isWhole({ values: ["a"], total: 1, hasMore: false })).toBe(true);
    expect(isWhole({ values: ["a"], total: 9, hasMore: true })).toBe(false);
    expect(isWhole({ values: [], total: 0, hasMore: false })).toBe(false);
  });
});
