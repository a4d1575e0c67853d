import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { utf8Length } from "../../src/model/utf8Length.js";

describe("utf8Length", () => {
  it.each([
    ["", 0],
    ["plain", 5],
    ["é", 2],
    ["\u07ff\u0800", 5],
    ["กำ", 6],
    ["👩‍👧", 11],
    ["\ud83d", 3],
    ["\udc69", 3],
    ["\udc69\ud83d", 6],
    ["\ud83d\ud83d\udc69", 7],
  ])("%j takes %i bytes", (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes);
  });

  it("any text, unpaired surrogates included, takes as many bytes as TextEncoder writes", () => {
    // Half of the units are surrogates, so that pairs, halves and halves in the wrong order all occur.
    const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff }));
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = String.fromCharCode(...units);
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});
