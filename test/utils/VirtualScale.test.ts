import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VirtualScale } from "../../src/utils/VirtualScale.js";

describe("VirtualScale", () => {
  it("leaves content that fits as it is", () => {
    const scale = new VirtualScale(3000, 600);
    expect([scale.spacer, scale.topOf(120), scale.scrollTopOf(120), scale.offsetOf(90, 120, 120)]).toEqual([
      3000, 120, 120, 90,
    ]);
  });

  it("keeps a million rows of 30 px below the limits of browsers and still reaches the first and the last", () => {
    const scale = new VirtualScale(30_000_000, 600);
    expect(scale.spacer).toBe(10_000_000);
    expect(scale.topOf(0)).toBe(0);
    expect(scale.topOf(scale.spacer - 600)).toBe(30_000_000 - 600);
  });

  it("puts the end at the end of the spacer, also where padding lets the view scroll further", () => {
    const scale = new VirtualScale(30_000_000, 600);
    const end = scale.spacer - 600;
    for (const scrollTop of [end, end + 16]) {
      expect(scale.offsetOf(30_000_000, scale.topOf(scrollTop), scrollTop)).toBe(scale.spacer);
    }
  });

  it("finds a position again that it turned into a scroll position", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5e8 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (content, view, share) => {
          const scale = new VirtualScale(content, view);
          const top = scale.clampTop(share * content);
          expect(scale.topOf(scale.scrollTopOf(top))).toBeCloseTo(top, 3);
        },
      ),
    );
  });
});
