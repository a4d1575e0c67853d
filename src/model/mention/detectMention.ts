import { isAddressLetter } from "./isAddressLetter.js";

/** The beginning of a mention at the caret: `text.slice(start, end)` is the trigger and what was typed after it. */
export interface MentionQuery {
  trigger: string;
  /** What was typed after the trigger, without an opening quote. */
  query: string;
  start: number;
  end: number;
}

/** What counts as a mention. */
export interface DetectMentionOptions {
  /** What opens a mention; several are tried at once. A trigger may have several characters, such as `"/res "`. */
  trigger?: string | readonly string[] | undefined;
}

/**
 * The mention being typed at the caret, or null. A trigger counts unless a character of an address or path stands
 * before it: `a@b.example` and `x/@y` are none, while `(@`, `"@` and Thai or Chinese text without a space are.
 * A query holds at most four words; a line break or two spaces end it, `@"` lets it hold any number.
 *
 * @example detectMention("hi @wo", 6) // { trigger: "@", query: "wo", start: 3, end: 6 }
 */
export function detectMention(
  text: string,
  caret: number,
  { trigger = "@" }: DetectMentionOptions = {},
): MentionQuery | null {
  // The longest first: "@@" is no "@" that is followed by another.
  const triggers = typeof trigger === "string" ? [trigger] : trigger.toSorted((a, b) => b.length - a.length);
  const lineStart = Math.max(text.lastIndexOf("\n", caret - 1) + 1, caret - LONGEST);
  for (let start = caret - 1; start >= lineStart; start--) {
    if (start > 0 && (/[._%+\-/@]/.test(text[start - 1]!) || isAddressLetter(text, start - 1))) continue;
    for (const each of triggers) {
      const length = lengthOfTrigger(text, start, each);
      if (length === 0 || start + length > caret) continue;
      const query = readQuery(text.slice(start + length, caret));
      if (query !== null) return { trigger: each, query, start, end: caret };
    }
  }
  return null;
}

// Looking back further would find a trigger that nobody is typing at any more.
const LONGEST = 400;
const MOST_WORDS = 4;

function lengthOfTrigger(text: string, at: number, trigger: string): number {
  if (trigger !== "" && text.startsWith(trigger, at)) return trigger.length;
  // Chinese and Japanese keyboards type the full-width sign.
  return trigger === "@" && text[at] === "＠" ? 1 : 0;
}

function readQuery(typed: string): string | null {
  if (typed.startsWith('"')) return /^"[^"]*$/.test(typed) ? typed.slice(1) : typed;
  if (/^\s|\s\s/.test(typed)) return null;
  return typed.split(/\s/).length > MOST_WORDS ? null : typed;
}
