import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMention } from "../../../src/model/mention/formatMention.js";
import { parseMentions } from "../../../src/model/mention/parseMentions.js";

describe("formatMention", () => {
  it.each([
    [{ server: "docs", uri: "file:///a.md" }, "@docs:file:///a.md"],
    [{ server: "my-repo.v2", uri: "repo://octo/hello?ref=main" }, "@my-repo.v2:repo://octo/hello?ref=main"],
    [{ server: "เอกสาร", uri: "memo:7" }, "@เอกสาร:memo:7"],
    [{ server: "my server", uri: "file:///a.md" }, '@"my server":file:///a.md'],
    [{ server: "docs", uri: "file:///my notes.md" }, '@docs:"file:///my notes.md"'],
    [{ server: "docs", uri: "file:///dir/" }, '@docs:"file:///dir/"'],
    [{ server: "docs", uri: "file:///東京.md" }, '@docs:"file:///東京.md"'],
    [{ server: 'a:"b"', uri: "x:\n" }, '@"a:\\"b\\"":"x:\\n"'],
    [{ server: "docs", uri: "x:\u202egpj" }, '@docs:"x:\\u202egpj"'],
  ])("writes %j as %s", (ref, text) => {
    expect(formatMention(ref)).toBe(text);
  });
});

const URI_LIKE = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(...Array.from("ab9:/._~%+=?&#-,;()[]{}'\"\\@ *!\n\tก東é\u202e\ud800")) }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom("file:///a.md", "urn:a:b", "memo:7", "repo://o/r/", "a:", ""),
);
const SERVER_ID = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(...Array.from("ab:\"' @.\\_-ไทยفا東")) }),
  fc.constantFrom("docs", "my server", "a:b", ""),
);
const REF = fc.record({ server: SERVER_ID, uri: URI_LIKE });
const PUNCTUATION = fc.string({
  unit: fc.constantFrom(...Array.from(" .,;:!?()[]{}<>'’“”«»*_~`-–—/|+=&%#$^…。、，！？」「؟،\n")),
  maxLength: 4,
});

describe("parseMentions", () => {
  it("gives back every server and URI, with any punctuation around", () => {
    fc.assert(
      fc.property(PUNCTUATION, REF, PUNCTUATION, (before, ref, after) => {
        const mention = formatMention(ref);
        expect(parseMentions(before + mention + after, [ref.server])).toEqual([
          { ref, start: before.length, end: before.length + mention.length },
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  it("finds several mentions in prose, each where it stands", () => {
    const piece = fc.record({
      words: fc.constantFrom(" see ", "ดู", "请看", "; ", "", " me@x.example, ", "(", "**"),
      ref: REF,
    });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        let text = "";
        const expected = pieces.map(({ words, ref }) => {
          text += words;
          const start = text.length;
          text += formatMention(ref);
          return { ref, start, end: text.length };
        });
        expect(
          parseMentions(
            text,
            pieces.map(({ ref }) => ({ id: ref.server })),
          ),
        ).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it("finds nothing in text in which no mention was made", () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('@@::docs"/\\. a1')) });
    fc.assert(
      fc.property(text, (prose) => {
        for (const { ref, start, end } of parseMentions(prose, ["docs"])) {
          expect(ref.server).toBe("docs");
          expect(parseMentions(formatMention(ref), ["docs"])[0]!.ref).toEqual(ref);
          expect(prose.slice(start, end)).toMatch(/^@docs:(?:[a-z][a-z0-9+.-]*:|")/i);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    "me@docs:file:///a.md",
    "josé@docs:file:///a.md",
    "https://x.example/@docs:file:///a.md",
    "@docs",
    "@docs:",
    "@docs: file:///a.md",
    "@docs:a.md",
    "@docs2:file:///a.md",
    "@Docs:file:///a.md",
    '@docs:"file:///a.md',
    '@docs:"file:\n///a.md"',
    "@other:file:///a.md",
    "@ docs:file:///a.md",
  ])("finds no mention in %j", (text) => {
    expect(parseMentions(text, ["docs"])).toEqual([]);
  });

  it.each([
    ["see @docs:file:///a.md.", "file:///a.md"],
    ["@docs:file:///a.md, and", "file:///a.md"],
    ["(@docs:file:///a.md)", "file:///a.md"],
    ["ดู@docs:file:///a.mdครับ", "file:///a.md"],
    ["_@docs:file:///a.md_", "file:///a.md"],
    ["@docs:file:///a.md's", "file:///a.md"],
    ["is it @docs:file:///a.md?", "file:///a.md"],
  ])("ends the mention in %j before the sentence's own punctuation", (text, uri) => {
    expect(parseMentions(text, ["docs"]).map((mention) => mention.ref.uri)).toEqual([uri]);
  });

  it("finds a mention of many megabytes, as formatMention wrote it", () => {
    for (const uri of ["a:" + "/b".repeat(5_000_000), "two words ".repeat(1_000_000)]) {
      const [found] = parseMentions(formatMention({ server: "docs", uri }), ["docs"]);
      expect(found?.ref.uri === uri).toBe(true);
    }
  });

  it("reads a hostile text of 200,000 characters in linear time", () => {
    for (const unit of ["@", "@docs:", '@"', '@docs:"\\', "_@", "@docs:a:./", "/@docs:x:"]) {
      const text = unit.repeat(200_000 / unit.length);
      // Anything worse than linear would take minutes, and the test's own limit would end it.
      expect(Array.isArray(parseMentions(text, ["docs"]))).toBe(true);
    }
  });
});
