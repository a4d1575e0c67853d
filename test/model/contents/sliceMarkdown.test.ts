import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sliceMarkdown, sliceMarkdownInSteps } from "../../../src/model/contents/sliceMarkdown.js";

const texts = (text: string, size: number) => sliceMarkdown(text, { size }).map((slice) => slice.text);

describe("sliceMarkdown", () => {
  it("cuts before headings, list items and paragraphs, and loses nothing", () => {
    const line = fc.constantFrom("# A\n", "text\n", "\n", "- item\n", "  more\n", "```\n", "> q\n", "1. one\n");
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        expect(texts(lines.join(""), 20).join("")).toBe(lines.join(""));
      }),
    );
  });

  it("never cuts inside a fenced block", () => {
    const code = "```js\n# not a heading\n\nconst a = 1;\n```\n";
    expect(texts(`intro\n\n${code}\nend\n`, 5)).toEqual(["intro\n\n", `${code}\n`, "end\n"]);
  });

  it("takes definitions along to the slices that use them", () => {
    const [first, second] = texts("[a] and more\n\n[unused]: y\n\n[a]: https://example.com\n", 5);
    expect(first).toContain("[a]: https://example.com");
    expect(first).not.toContain("unused");
    expect(second).toContain("[unused]: y");
  });

  it("does not let a long definition, or very many, go along everywhere", () => {
    const size = (text: string) => sliceMarkdown(text).reduce((sum, slice) => sum + slice.text.length, 0);
    const uses = "a paragraph [a]\n\n".repeat(10_000);
    expect(size(`[a]: x "${"long ".repeat(10_000)}"\n\n${uses}`)).toBeLessThan(300_000);
    const names = Array.from({ length: 500 }, (_, n) => `[n${n}]`);
    const definitions = names.map((name) => `${name}: x "${"long ".repeat(150)}"`).join("\n\n");
    expect(size(`${names.join(" ")}\n\n${definitions}`)).toBeLessThan(definitions.length + 200_000);
  });

  it("cuts a long table between its rows, each piece with the header, and nothing after it", () => {
    const rows = Array.from({ length: 3000 }, (_, row) => `| ${row} | b |\n`);
    const head = "| a | b |\n|---|:-:|\n";
    const slices = sliceMarkdown(`intro\n\n${head}${rows.join("")}\nthe | end\n\n${"more\n\n".repeat(2000)}`);
    expect(slices.some(({ plain }) => plain)).toBe(false);
    const pieces = slices.filter(({ text }) => text.includes("| b |"));
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.map(({ text }) => text.indexOf(head))).toEqual(pieces.map((_, index) => (index === 0 ? 7 : 0)));
    expect(pieces.flatMap(({ text }) => text.match(/^\| \d+ \| b \|\n/gm)!)).toEqual(rows);
    expect(slices.filter(({ text }) => text.includes(head))).toHaveLength(pieces.length);
  });

  it("takes no rule, no code and no prose with a bar for a table", () => {
    const prose = "a | b\n".repeat(20);
    expect(texts(`${prose}---\n${prose}`, 5).join("")).toBe(`${prose}---\n${prose}`);
    const code = `\`\`\`\na | b\n|---|---|\n${prose}\`\`\`\n`;
    expect(texts(code, 5)).toEqual([code]);
  });

  it.each([
    ["containers nested deeply", ">".repeat(500) + " a"],
    ["brackets by the thousand", "[".repeat(5_000)],
    ["emphasis by the thousand", "*a _b ".repeat(3_000)],
    ["a table of thousands of cells", `|${"a|".repeat(3_000)}\n|${"-|".repeat(3_000)}`],
    ["a paragraph without end", "word ".repeat(10_000)],
  ])("leaves %s unparsed", (_, text) => {
    expect(sliceMarkdown(text).every(({ plain }) => plain)).toBe(true);
  });

  it("cuts what it leaves unparsed into pieces, at line ends or between letters, and loses nothing", () => {
    const lists = Array.from({ length: 2_000 }, (_, at) => `${" ".repeat(2 * at)}- a\n`).join("");
    const line = "👩‍🚀".repeat(20_000);
    for (const [text, end] of [
      [lists, /\n$/],
      [line, /🚀$/u],
    ] as const) {
      const slices = sliceMarkdown(text);
      expect(slices.map((slice) => slice.text).join("")).toBe(text);
      expect(Math.max(...slices.map((slice) => slice.text.length))).toBeLessThanOrEqual(24_000);
      expect(slices.every((slice) => slice.plain && end.test(slice.text))).toBe(true);
    }
  });

  it("takes ten megabytes, a step at every slice", () => {
    const text = "- a [b] `c`\n\n".repeat(750_000);
    const steps = [...sliceMarkdownInSteps(text, { size: 6000 })].length;
    expect(steps).toBeGreaterThan((1.9 * text.length) / 6000);
  });
});
