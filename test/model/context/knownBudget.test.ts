import { expect, it } from "vitest";
import { knownBudget } from "../../../src/model/context/knownBudget.js";

it.each([
  [undefined, undefined],
  [8000, 8000],
  [0, 0],
  [-20, 0],
  [Number.NaN, undefined],
  [Infinity, undefined],
  [-Infinity, 0],
])("knownBudget(%s) is %s", (given, known) => {
  expect(knownBudget(given)).toBe(known);
});
