import { describe, expect, it } from "vitest";
import { highlightCode, MAX_HIGHLIGHTED } from "../../../../src/components/ResourceViewer/renderers/highlightCode.js";
import { indexLines } from "../../../../src/model/contents/indexLines.js";
import { styledTokens, type TextStyles } from "../../../../src/model/contents/styledTokens.js";

const row = (text: string, row: number, styles: TextStyles) => styledTokens(indexLines(text), row, styles);

describe("highlightCode", () => {
  it("names the style of every run, and loses no character", async () => {
    const text = 'const a = "b"; // c\nfunction f() {}\n';
    const styles = await highlightCode(text, "typescript");
    expect(row(text, 0, styles!)).toEqual([
      { text: "const", style: "keyword" },
      { text: " a = ", style: undefined },
      { text: '"b"', style: "string" },
      { text: "; ", style: undefined },
      { text: "// c", style: "comment" },
    ]);
    expect(row(text, 1, styles!)[2]).toEqual({ text: "f", style: "title function" });
  });

  it("goes on in the middle of a long comment, and after it", async () => {
    const comment = `/*\n${"let it be;\n".repeat(1000)}*/\n`;
    const text = `let a = 1;\n${comment}let b = 2;\n${"let c = 3;\n".repeat(1000)}`;
    const styles = (await highlightCode(text, "javascript"))!;
    expect(row(text, 700, styles)).toEqual([{ text: "let it be;", style: "comment" }]);
    expect(row(text, 1003, styles)[0]).toEqual({ text: "let", style: "keyword" });
    expect(row(text, 2003, styles)[0]).toEqual({ text: "let", style: "keyword" });
  });

  it("cuts what never ends", async () => {
    const text = `let a = \`${"x\n".repeat(40_000)}`;
    const styles = (await highlightCode(text, "javascript"))!;
    expect(row(text, 5000, styles)).toEqual([{ text: "x", style: "string" }]);
  });

  it("colours a language inside another", async () => {
    const text = "<style>\na { color: red }\n</style>\n<p>x</p>\n";
    const styles = (await highlightCode(text, "xml"))!;
    expect(row(text, 1, styles).find((token) => token.text === "color")?.style).toBe("attribute");
    expect(row(text, 3, styles).find((token) => token.text === "p")?.style).toBe("name");
  });

  it("has nothing to say of languages it does not know and of texts nobody waits for", async () => {
    expect(await highlightCode("x", "klingon")).toBeNull();
    expect(await highlightCode(" ".repeat(MAX_HIGHLIGHTED + 1), "javascript")).toBeNull();
  });
});
