import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectMention } from "../../../src/model/mention/detectMention.js";

/** `|` marks the caret. */
function detect(marked: string, trigger?: string | string[]) {
  const caret = marked.indexOf("|");
  return detectMention(marked.replace("|", ""), caret, { trigger })?.query ?? null;
}

describe("detectMention", () => {
  it.each([
    ["@|", ""],
    ["hi @wo|", "wo"],
    ["hi @w|orld", "w"],
    ["(@a|)", "a"],
    ['"@a|"', "a"],
    ["ดู@เอก|", "เอก"],
    ["请看@文|", "文"],
    ["line\n@a|", "a"],
    ["＠東|", "東"],
    ["«@a|»", "a"],
    ["سلام@a|", "a"],
    ["😀@a|", "a"],
    ["@one two three four|", "one two three four"],
    ["@one |", "one "],
    ["@a @b|", "b"],
    ['@"name with five or six words|', "name with five or six words"],
    ["@docs:file:///a|", "docs:file:///a"],
  ])("finds the query in %j", (marked, query) => {
    expect(detect(marked)).toBe(query);
  });

  it.each([
    "|@a",
    "a@b|",
    "a.@b|",
    "x/@y|",
    "@ a|",
    "@a  b|",
    "@a\nb|",
    "@a b c d e|",
    "no trigger|",
    "|",
    "me@a.example|",
    "josé@a.example|",
    "jose\u0301@a|",
    "müller-lüdenscheidt@a|",
    "почта@a|",
    "first.last+tag@a|",
    "x=1%@a|",
  ])("finds none in %j", (marked) => {
    expect(detect(marked)).toBeNull();
  });

  it("tells the trigger and the range to replace", () => {
    expect(detectMention("hi @wo", 6)).toEqual({ trigger: "@", query: "wo", start: 3, end: 6 });
    expect(detectMention("/res wo", 7, { trigger: ["@", "/res "] })).toEqual({
      trigger: "/res ",
      query: "wo",
      start: 0,
      end: 7,
    });
  });

  it("takes other triggers, and several at once", () => {
    expect(detect("see #12|", "#")).toBe("12");
    expect(detect("see @12|", "#")).toBeNull();
    expect(detect("/res|", "/res ")).toBeNull();
    expect(detect("@a #b|", ["@", "#"])).toBe("b");
    expect(detect("@@b|", ["@", "@@"])).toBe("b");
  });

  it("gives a range that ends at the caret and begins with the trigger, for any text", () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('@@#a1 .\n"/ก')) });
    fc.assert(
      fc.property(text, fc.nat(20), (prose, at) => {
        const caret = Math.min(at, prose.length);
        const found = detectMention(prose, caret, { trigger: ["@", "#"] });
        if (!found) return;
        expect(found.end).toBe(caret);
        expect(prose.slice(found.start, caret).startsWith(found.trigger)).toBe(true);
        expect(prose.slice(found.start, caret).endsWith(found.query)).toBe(true);
      }),
    );
  });
});
