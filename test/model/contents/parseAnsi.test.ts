import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAnsi } from "../../../src/model/contents/parseAnsi.js";
import { logLevelOf } from "../../../src/model/contents/logLevelOf.js";

describe("parseAnsi", () => {
  it.each<[sequence: string, style: string]>([
    ["\u001b[31m", "fg-red"],
    ["\u001b[1;92;44m", "bold fg-bright-green bg-blue"],
    ["\u001b[1m\u001b[22;3m", "italic"],
    ["\u001b[31m\u001b[39;4m", "underline"],
    ["\u001b[38;5;9m", "fg-bright-red"],
    ["\u001b[38;5;244m", "fg-bright-black"],
    ["\u001b[38;2;250;20;20m", "fg-bright-red"],
    ["\u001b[48;5;22m", "bg-green"],
    ["\u001b[9;31m\u001b[m\u001b[2m", "dim"],
  ])("reads %j as %s", (sequence, style) => {
    const ansi = parseAnsi(`a${sequence}b`);
    expect(ansi.text).toBe("ab");
    expect(ansi.starts.at(-1)).toBe(1);
    expect(ansi.styles.at(-1)).toBe(style);
  });

  it.each([
    ["cursor movement", "a\u001b[2K\u001b[1;1Hb"],
    ["a window title", "a\u001b]0;evil\u0007b"],
    ["a link", "a\u001b]8;;http://x.example\u001b\\b\u001b]8;;\u001b\\"],
    ["a charset", "a\u001b(Bb"],
  ])("drops %s", (_, source) => {
    expect(parseAnsi(source)).toEqual({ text: "ab", starts: [], styles: [] });
  });

  it("keeps an escape that begins nothing, to be shown by name", () => {
    expect(parseAnsi("a\u001b]never ends").text).toBe("a\u001b]never ends");
  });

  it("never loses a character of text without escapes, and its offsets rise", () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom("\u001b[31m", "\u001b[0m", "\u001b[1;4m"));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { text, starts } = parseAnsi(pieces.join(""));
        expect(text).toBe(pieces.filter((one) => !one.startsWith("\u001b[")).join(""));
        expect(starts.every((start, at) => at === 0 || start >= starts[at - 1]!)).toBe(true);
      }),
    );
  });
});

describe("logLevelOf", () => {
  it.each([
    ["2026-01-02T03:04:05Z ERROR db: connection lost", "error"],
    ["[error] upstream timed out", "error"],
    ['{"time":1,"level":"warn","msg":"slow"}', "warning"],
    ["ts=1 level=error msg=x", "error"],
    ["WARN  retrying", "warning"],
    ["Error: cannot find module", "error"],
    ["INFO 0 errors, no warning", undefined],
    ["an error was not seen, this warns nobody", undefined],
    [`${"x ".repeat(100)}ERROR`, undefined],
  ])("reads %j as %s", (line, level) => {
    expect(logLevelOf(line)).toBe(level);
  });
});
