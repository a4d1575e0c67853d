import { describe, expect, it } from "vitest";
import { splitMiddle } from "../../src/utils/splitMiddle.js";

describe("splitMiddle", () => {
  it.each([
    ["a short name", "Glossary", ["Glossary", ""]],
    ["words", "Welcome to the river station", ["Welcome to the ", "river station"]],
    ["a file name", "resource-tree-item-element.component.tsx", ["resource-tree-item-element.", "component.tsx"]],
    [
      "a number in brackets",
      "Donaudampfschifffahrt (Abschnitt Nord, north).md",
      ["Donaudampfschifffahrt (Abschnitt Nord, ", "north).md"],
    ],
    ["one long word", "Geschwindigkeitsbegrenzungen", ["Geschwindigkeitsbe", "grenzungen"]],
  ])("%s: the ending is whole words where one begins nearby, and never begins with a space", (_, name, parts) => {
    expect(splitMiddle(name)).toEqual(parts);
    expect(parts.join("")).toBe(name);
  });

  it("cuts between characters, not within one", () => {
    for (const name of ["กิ".repeat(15), "👩🏽‍🚀".repeat(6), "é".normalize("NFD").repeat(20)]) {
      const [start, end] = splitMiddle(name);
      expect(start + end).toBe(name);
      expect(end).not.toMatch(/^[\p{M}\u200d\udc00-\udfff]/u);
    }
  });
});
