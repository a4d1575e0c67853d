import { runAtOnce } from "../../utils/runInSlices.js";
import { cutBefore } from "./cutBefore.js";

/** A part of a markdown text that can be parsed by itself. */
export interface MarkdownSlice {
  text: string;
  /** Not to be parsed: so long or so deeply nested that parsing it would hold up the page. */
  plain: boolean;
}

interface SliceOptions {
  /** Characters to aim at. */
  size?: number | undefined;
}

const PLAIN_FROM = 24_000;
// A title may go with a definition, and a long one would be parsed again with every slice that uses it.
const LONGEST_DEFINITION = 1000;
const MOST_DEFINITIONS = 100;
const LONGEST_TABLE_HEAD = 1000;
const DELIMITER_ROW = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?\s*$/;

/**
 * Cuts markdown at blank lines, headings and list items of the top level, never inside a fenced block, into slices that
 * each parse in a fraction of a frame's worth of patience. Reference definitions go along to the slices that use them,
 * and a long table is cut between its rows, with its header on each piece. Linear in the length of the text.
 */
export function sliceMarkdown(text: string, options?: SliceOptions): readonly MarkdownSlice[] {
  return runAtOnce(sliceMarkdownInSteps(text, options));
}

/** The same in small steps, between which the caller may let the browser breathe. */
export function* sliceMarkdownInSteps(
  text: string,
  { size = 3_000 }: SliceOptions = {},
): Generator<void, readonly MarkdownSlice[]> {
  if (text.length <= size) return [{ text, plain: isHard(text) }];
  const { parts, definitions } = yield* cut(text, size);
  const slices: MarkdownSlice[] = [];
  for (const part of parts) {
    const plain = isHard(part) || (part.length > PLAIN_FROM && !/^\s*(```|~~~)/.test(part));
    if (plain) for (const text of pieces(part)) slices.push({ text, plain });
    else slices.push({ text: withDefinitions(part, definitions), plain });
    yield;
  }
  return slices;
}

function* cut(text: string, size: number): Generator<void, { parts: string[]; definitions: Map<string, string> }> {
  const parts: string[] = [];
  const definitions = new Map<string, string>();
  let start = 0;
  let fence: string | undefined;
  let afterBlank = true;
  // The header of the table that the line is in, and of the one that the part goes on with.
  let table = "";
  let head = "";
  let before = "";
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf("\n", at);
    const end = newline === -1 ? text.length : newline + 1;
    // Enough of the line to see what it begins.
    const line = text.slice(at, Math.min(end, at + 400));
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const isBreak = fence === undefined && at > start && startsBlock(line, afterBlank);
    if (isBreak || !line.includes("|")) table = "";
    if ((isBreak && at - start >= size) || (table !== "" && at - start >= 2 * size)) {
      parts.push(head + text.slice(start, at));
      head = table;
      start = at;
      yield;
    }
    if (fence === undefined) {
      fence = marker;
      const isHead = before.includes("|") && line.includes("|") && DELIMITER_ROW.test(line);
      if (isHead && table === "" && before.length + line.length <= LONGEST_TABLE_HEAD) table = before + line;
      const label = /^ {0,3}\[([^\][]{1,200})\]:\s*\S/.exec(line)?.[1]?.toLowerCase();
      const isShort = end - at <= LONGEST_DEFINITION;
      if (label !== undefined && isShort && !definitions.has(label)) definitions.set(label, text.slice(at, end));
    } else if (marker !== undefined && marker.startsWith(fence) && line.trim() === marker) {
      fence = undefined;
    }
    afterBlank = line.trim() === "";
    before = fence === undefined && at + line.length === end ? line : "";
    at = end;
  }
  parts.push(head + text.slice(start));
  return { parts, definitions };
}

/** Whether a block of the top level begins with this line. */
function startsBlock(line: string, afterBlank: boolean): boolean {
  return (afterBlank && /^\S/.test(line)) || /^(#{1,6} |[-*+] |\d{1,9}[.)] )/.test(line);
}

/** A part that is not parsed, cut at line ends where there are some: a browser lays out only the pieces in sight. */
function pieces(part: string): string[] {
  const cuts: string[] = [];
  for (let at = 0; at < part.length;) {
    const most = at + PLAIN_FROM;
    const lineEnd = part.lastIndexOf("\n", most - 1) + 1;
    const end = most >= part.length ? part.length : lineEnd > at ? lineEnd : cutBefore(part, most);
    cuts.push(part.slice(at, end));
    at = end;
  }
  return cuts;
}

function withDefinitions(slice: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0) return slice;
  const used = new Set<string>();
  for (const [, label] of slice.matchAll(/\[([^\][]{1,200})\](?!:)/g)) {
    const definition = definitions.get(label!.toLowerCase());
    if (definition !== undefined && !slice.includes(definition)) used.add(definition);
    if (used.size === MOST_DEFINITIONS) break;
  }
  return used.size === 0 ? slice : `${slice}\n\n${[...used].join("\n")}`;
}

/** Dozens of nested containers, or thousands of brackets and emphasis marks, take parsers quadratic time or more. */
function isHard(text: string): boolean {
  if (/^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){32}/m.test(text) || /^[ \t]{200}\S/m.test(text)) return true;
  return /[[\]!<(*_~`]{200}/.test(text) || (text.match(/\[|\*\*?|__?|`|<|\|/g)?.length ?? 0) > 2_500;
}
