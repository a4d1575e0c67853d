import { describe, expect, it } from "vitest";
import {
  completionContext,
  isBlank,
  listItems,
  takesList,
  valueOfItems,
} from "../../../src/state/templateForm/templateFormValues.js";

const variable = { name: "a", operator: "?", explode: false, required: false } as const;

describe("takesList", () => {
  it.each([
    [false, undefined, false],
    [false, "x", false],
    [true, undefined, true],
    [false, ["x", "y"], true],
    [false, { k: "v" }, true],
  ])("exploded %s with %j: %s", (explode, value, list) => {
    expect(takesList({ ...variable, explode }, value)).toBe(list);
  });
});

describe("valueOfItems", () => {
  it("gives a list back as a list, and nothing for no items", () => {
    expect(valueOfItems(["a", "b=c"], ["a"])).toEqual(["a", "b=c"]);
    expect(valueOfItems([], ["a"])).toBeUndefined();
  });

  it("keeps an associative value associative while every item is a pair", () => {
    const before = { k: "v=w", l: "" };
    expect(valueOfItems(listItems(before), before)).toEqual(before);
    expect(valueOfItems(["k=v", "plain"], before)).toEqual(["k=v", "plain"]);
  });
});

describe("isBlank", () => {
  it.each([
    [undefined, true],
    ["", true],
    [[], true],
    [[""], true],
    [" ", false],
    [["", "a"], false],
    [{ k: "" }, false],
  ])("%j: %s", (value, blank) => {
    expect(isBlank(value)).toBe(blank);
  });
});

describe("completionContext", () => {
  it("holds the single, filled-in values of the other variables", () => {
    const values = { owner: "acme", repo: "web", ref: "", path: ["a"], keys: { k: "v" } };
    expect(completionContext(values, "repo")).toEqual({ owner: "acme" });
  });
});
