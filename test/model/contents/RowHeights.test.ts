import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RowHeights } from "../../../src/model/contents/RowHeights.js";

describe("RowHeights", () => {
  it("knows what adding the heights up gives, whatever is measured", () => {
    const heights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 });
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 100 })));
    fc.assert(
      fc.property(heights, changes, fc.nat(10_000), (known, measured, offset) => {
        const rows = new RowHeights(known.length, (row) => known[row]!);
        for (const [seed, height] of measured) {
          const row = seed % known.length;
          expect(rows.set(row, height)).toBe(height - known[row]!);
          known[row] = height;
        }
        const offsets = [0];
        for (const height of known) offsets.push(offsets.at(-1)! + height);
        expect(offsets.map((_, row) => rows.offset(row))).toEqual(offsets);
        const covering = offsets.findLastIndex((start) => start <= offset);
        expect(rows.rowAt(offset)).toBe(Math.min(covering, known.length - 1));
      }),
    );
  });

  it("has a first row even where there is none", () => {
    expect(new RowHeights(0, () => 1).rowAt(50)).toBe(0);
    expect(new RowHeights(3, () => 10).rowAt(-5)).toBe(0);
  });
});
