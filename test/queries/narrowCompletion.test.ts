import { describe, expect, it } from "vitest";
import { narrowCompletion } from "../../src/queries/narrowCompletion.js";

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
