import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexLines, MAX_ROW_LENGTH } from "../../../src/model/contents/indexLines.js";

const rowsOf = (text: string) => {
  const lines = indexLines(text);
  return Array.from({ length: lines.rowCount }, (_, row) => lines.row(row));
};

describe("indexLines", () => {
  it.each([
    ["", [""]],
    ["one", ["one"]],
    ["one\n", ["one"]],
    ["one\n\n", ["one", ""]],
    ["\n", [""]],
    ["a\r\nb\rc\nd", ["a", "b", "c", "d"]],
    ["a\r\r\nb", ["a", "", "b"]],
    ["a\n\rb", ["a", "", "b"]],
    ["a\u2028b\u0000c", ["a\u2028b\u0000c"]],
    ["lone \ud800", ["lone \ud800"]],
  ])("reads %j as the lines %j", (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it("gives the lines that splitting gives, whatever the text", () => {
    const piece = fc.oneof(fc.constantFrom("\n", "\r", "\r\n", ""), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join("");
        const split = text.split(/\r\n|\r|\n/);
        if (split.length > 1 && split.at(-1) === "") split.pop();
        expect(rowsOf(text)).toEqual(split);
      }),
    );
  });

  it("goes on with a long line in further rows, which have no number and lose no character", () => {
    const long = "x".repeat(MAX_ROW_LENGTH * 2 + 5);
    const lines = indexLines(`a\n${long}\nb`);
    expect([0, 1, 2, 3, 4].map((row) => lines.lineNumber(row))).toEqual([1, 2, undefined, undefined, 3]);
    expect(lines.row(1) + lines.row(2) + lines.row(3)).toBe(long);
    expect(lines.lineCount).toBe(3);
  });

  it("cuts a long line neither inside an emoji nor before a mark", () => {
    for (const [cluster, shift] of [
      ["👍🏽", 1],
      ["é", 1],
      ["กำ", 0],
      ["👍", 1],
    ] as const) {
      const lines = indexLines("x".repeat(shift) + cluster.repeat(MAX_ROW_LENGTH));
      expect(lines.row(0).slice(shift).split(cluster).join("")).toBe("");
    }
  });

  it("finds the row of every offset", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("\n", "ab", "\r\n")), fc.nat(), (pieces, seed) => {
        const text = pieces.join("");
        if (text === "") return;
        const lines = indexLines(text);
        const offset = seed % text.length;
        const row = lines.rowAt(offset);
        expect(lines.start(row)).toBeLessThanOrEqual(offset);
        expect(lines.start(row + 1)).toBeGreaterThan(offset);
      }),
    );
  });

  it("takes a line of 10 MB and a million lines in stride", () => {
    expect(indexLines("y".repeat(10_000_000)).lineCount).toBe(1);
    expect(indexLines("row\n".repeat(1_000_000)).lineCount).toBe(1_000_000);
  });
});
