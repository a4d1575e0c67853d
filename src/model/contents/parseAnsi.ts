import { runAtOnce } from "../../utils/runInSlices.js";
import type { TextStyles } from "./styledTokens.js";

/** Terminal output taken apart: the characters, and how they look (`fg-red bg-bright-blue bold`). */
export interface AnsiText extends TextStyles {
  /** Without escape sequences. */
  text: string;
}

// CSI sequences, OSC sequences (titles, links) up to their terminator, charset selections, and other two-byte escapes.
// Written as a string: a pattern with control characters in it looks like a mistake to linters.
const ESC = "\u001b";
const ESCAPE = new RegExp(
  `${ESC}(?:\\[([0-?]*)[ -/]*([@-~])|\\][^\u0007${ESC}]*(?:\u0007|${ESC}\\\\)|[()*+][ -~]|[ -/]*[0-Z\\\\^-~])`,
  "g",
);

const STEP = 1024;

/**
 * Reads ANSI colours (SGR) and drops every other escape sequence. The 256 and 16 million colours become the nearest of
 * the sixteen named ones: those are shown in shades that can be read on the host's background, whatever it is.
 */
export function parseAnsi(source: string): AnsiText {
  return runAtOnce(parseAnsiInSteps(source));
}

/** The same in small steps, between which the caller may let the browser breathe. */
export function* parseAnsiInSteps(source: string): Generator<void, AnsiText> {
  if (!source.includes(ESC)) return { text: source, starts: [], styles: [] };
  const parts: string[] = [];
  const starts: number[] = [];
  const styles: string[] = [];
  // Logs repeat the same few changes of colour at every line.
  const changes = new Map<string, string>();
  let style = "";
  let from = 0;
  let length = 0;
  // A pattern of its own: others may be read between two steps.
  const escape = new RegExp(ESCAPE);
  for (let match = escape.exec(source); match; match = escape.exec(source)) {
    if (parts.length % STEP === 0) yield;
    parts.push(source.slice(from, match.index));
    length += match.index - from;
    from = escape.lastIndex;
    if (match[2] !== "m") continue;
    const change = `${style};${match[1]!}`;
    let next = changes.get(change);
    if (next === undefined) changes.set(change, (next = applySgr(style, match[1]!)));
    if (next === style) continue;
    style = next;
    starts.push(length);
    styles.push(style);
  }
  parts.push(source.slice(from));
  return { text: parts.join(""), starts, styles };
}

/** Whether there are escape sequences in a text. */
export function hasAnsi(source: string): boolean {
  return source.includes(`${ESC}[`) || source.includes(`${ESC}]`);
}

type Attribute = "fg" | "bg" | "bold" | "dim" | "italic" | "underline" | "strike";

const NAMES = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"];

// The codes that switch one attribute on, and those that switch attributes off.
const ON: Readonly<Record<number, Attribute>> = { 1: "bold", 2: "dim", 3: "italic", 4: "underline", 9: "strike" };
const OFF: Readonly<Record<number, readonly Attribute[]>> = {
  22: ["bold", "dim"],
  23: ["italic"],
  24: ["underline"],
  29: ["strike"],
  39: ["fg"],
  49: ["bg"],
};

/** The words of a style after a sequence. Each attribute has one word: its name, or that with a colour. */
function applySgr(words: string, parameters: string): string {
  const style = new Map(words.split(" ").map((word) => [word.replace(/^(fg|bg)-.*/, "$1") as Attribute, word]));
  const codes = parameters.split(/[;:]/).map(Number);
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!;
    const tens = Math.floor(code / 10);
    const ground = tens === 4 || tens === 10 ? "bg" : "fg";
    const on = ON[code];
    if (code === 0) style.clear();
    else if (on !== undefined) style.set(on, on);
    else if (code === 38 || code === 48) {
      const extended = readExtended(codes, at + 1);
      if (extended.color !== undefined) style.set(ground, `${ground}-${extended.color}`);
      at += extended.used;
    } else if ((tens === 3 || tens === 4) && code % 10 < 8) style.set(ground, `${ground}-${NAMES[code % 10]}`);
    else if ((tens === 9 || tens === 10) && code % 10 < 8) style.set(ground, `${ground}-bright-${NAMES[code % 10]}`);
    else for (const attribute of OFF[code] ?? []) style.delete(attribute);
  }
  return [...style.values()].filter(Boolean).join(" ");
}

function readExtended(codes: readonly number[], at: number): { color?: string; used: number } {
  if (codes[at] === 5) return { color: paletteName(codes[at + 1] ?? 0), used: 2 };
  if (codes[at] === 2)
    return { color: nearestName(codes[at + 1] ?? 0, codes[at + 2] ?? 0, codes[at + 3] ?? 0), used: 4 };
  return { used: 0 };
}

function paletteName(index: number): string {
  if (index < 8) return NAMES[index]!;
  if (index < 16) return `bright-${NAMES[index - 8]}`;
  if (index >= 232) return nearestName(...(Array(3).fill((index - 232) * 10 + 8) as [number, number, number]));
  const cube = index - 16;
  return nearestName(Math.floor(cube / 36) * 51, (Math.floor(cube / 6) % 6) * 51, (cube % 6) * 51);
}

/** Each channel on or off, measured against the strongest; all much alike is a grey. */
function nearestName(red: number, green: number, blue: number): string {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  if (high - low < 32) return high < 64 ? "black" : high < 160 ? "bright-black" : high < 224 ? "white" : "bright-white";
  const middle = (high + low) / 2;
  const name = NAMES[(red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)]!;
  return high > 224 ? `bright-${name}` : name;
}
