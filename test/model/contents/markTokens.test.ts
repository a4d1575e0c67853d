import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findInText, MATCH_LIMIT } from "../../../src/model/contents/findInText.js";
import { markTokens } from "../../../src/model/contents/markTokens.js";

const NOTHING = { starts: [], ends: [], capped: false, current: -1 };

describe("markTokens", () => {
  it("cuts tokens where a match begins and ends, and tells the current one", () => {
    const matches = { starts: [2, 8], ends: [6, 9], capped: false, current: 1 };
    const tokens = [{ text: "const", style: "keyword" }, { text: " = 1" }];
    expect(markTokens(tokens, 0, matches)).toEqual([
      { text: "co", style: "keyword" },
      { text: "nst", style: "keyword", match: "match" },
      { text: " ", match: "match" },
      { text: "= " },
      { text: "1", match: "current" },
    ]);
  });

  it("marks a row in the middle of the text by offsets in the whole", () => {
    const matches = { starts: [0, 102, 300], ends: [5, 104, 301], capped: false, current: -1 };
    expect(markTokens([{ text: "abcd" }], 100, matches)).toEqual([{ text: "ab" }, { text: "cd", match: "match" }]);
  });

  it("shows bidi overrides, zero-width characters, NUL and lone surrogates by name, and leaves tabs", () => {
    expect(markTokens([{ text: "a\u202e\tb\u0000\ud800" }], 0, NOTHING)).toEqual([
      { text: "a" },
      { text: "⟨U+202E⟩", hidden: true },
      { text: "\tb" },
      { text: "⟨U+0000⟩", hidden: true },
      { text: "⟨U+D800⟩", hidden: true },
    ]);
  });

  it("leaves direction marks and isolates to prose, but not overrides", () => {
    const shown = (prose: boolean) =>
      markTokens([{ text: "فارسی\u200f \u2067x\u2069 \u202e" }], 0, NOTHING, prose).filter(({ hidden }) => hidden);
    expect(shown(true).map(({ text }) => text)).toEqual(["⟨U+202E⟩"]);
    expect(shown(false)).toHaveLength(4);
  });

  it("loses and adds no visible character, wherever matches and tokens lie", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word), fc.uniqueArray(fc.nat(40)), (words, points) => {
        const edges = points.toSorted((a, b) => a - b);
        const starts = edges.filter((_, at) => at % 2 === 0 && at + 1 < edges.length);
        const ends = edges.filter((_, at) => at % 2 === 1);
        const marked = markTokens(
          words.map((text) => ({ text })),
          0,
          { starts, ends, capped: false, current: 0 },
        );
        const text = words.join("");
        expect(marked.map((token) => token.text).join("")).toBe(text);
        const expected = starts.map((start, at) => Math.max(0, Math.min(text.length, ends[at]!) - start));
        const found = marked.filter(({ match }) => match).reduce((sum, token) => sum + token.text.length, 0);
        expect(found).toBe(expected.reduce((sum, length) => sum + length, 0));
      }),
    );
  });
});

describe("findInText", () => {
  it("finds every place in any case, by offsets that hold in the text as it is", async () => {
    expect(await findInText("İstanbul, ISTANBUL, istanbul", "istanbul")).toMatchObject({
      starts: [10, 20],
      ends: [18, 28],
    });
  });

  it("finds Persian text typed on an Arabic keyboard, and numbers in the digits of another script", async () => {
    expect((await findInText("کتاب یک", "كتاب")).starts).toEqual([0]);
    expect((await findInText("كتاب عربي", "عربی")).starts).toEqual([5]);
    expect((await findInText("سال ۱۴۰۵, 1405, ١٤٠٥, ๑๔๐๕", "1405")).starts).toEqual([4, 10, 16, 22]);
    expect((await findInText("1405", "۱۴")).starts).toEqual([0]);
  });

  it("takes the query literally", async () => {
    expect((await findInText("a.b (x) [1]\\ a-b/c", "(x) [1]\\ a-b/")).starts).toEqual([4]);
  });

  it("finds what lies across its slices once", async () => {
    const text = `${"-".repeat((1 << 18) - 2)}needle${"-".repeat(1 << 18)}needle`;
    expect((await findInText(text, "needle")).starts).toEqual([(1 << 18) - 2, text.length - 6]);
  });

  it("stops at a number of matches nobody reads, and says so", async () => {
    const found = await findInText("a".repeat(MATCH_LIMIT + 1), "a");
    expect(found.capped).toBe(true);
    expect(found.starts).toHaveLength(MATCH_LIMIT);
  });

  it("rejects when aborted", async () => {
    const controller = new AbortController();
    // Long enough for several slices on any machine.
    const found = findInText("x".repeat(100_000_000), "y", controller.signal);
    controller.abort(new Error("closed"));
    await expect(found).rejects.toThrow("closed");
  });
});
