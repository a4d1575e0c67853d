import { runInSlices } from "../../utils/runInSlices.js";

/** Where a searched text was found: rising offsets, no two matches overlapping. */
export interface TextMatches {
  starts: ArrayLike<number>;
  ends: ArrayLike<number>;
  /** There are more than were looked for. */
  capped: boolean;
}

/** As many as anybody steps through; one letter in 10 MB of text would be a million. */
export const MATCH_LIMIT = 20_000;

const SLICE = 1 << 18;

// What keyboards write differently and readers take for the same: Persian and Arabic kaf and yeh, and digits.
const DIGITS = ["0123456789", "۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩", "๐๑๒๓๔๕๖๗๘๙"];
const SAME = ["کك", "یيى", ...Array.from(DIGITS[0]!, (_, value) => DIGITS.map((digits) => digits[value]).join(""))];

/**
 * All places of `query` in `text`, whatever the case of the letters and the script of the digits. Lets the page breathe;
 * rejects when aborted.
 */
export function findInText(text: string, query: string, signal?: AbortSignal): Promise<TextMatches> {
  return runInSlices(findInSteps(text, query), { signal });
}

function* findInSteps(text: string, query: string): Generator<void, TextMatches> {
  const starts: number[] = [];
  const ends: number[] = [];
  if (query === "") return { starts, ends, capped: false };
  const pattern = new RegExp(Array.from(query, patternOf).join(""), "giu");
  for (let from = 0; from < text.length;) {
    // A match that begins in this slice may end in the next one; case variants may differ in length.
    const slice = text.slice(from, from + SLICE + query.length * 2);
    let next = from + SLICE;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(slice); match && match.index < SLICE; match = pattern.exec(slice)) {
      if (starts.length === MATCH_LIMIT) return { starts, ends, capped: true };
      starts.push(from + match.index);
      ends.push(from + match.index + match[0].length);
      next = Math.max(next, ends.at(-1)!);
    }
    from = next;
    yield;
  }
  return { starts, ends, capped: false };
}

function patternOf(character: string): string {
  const same = SAME.find((characters) => characters.includes(character));
  return same === undefined ? character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&") : `[${same}]`;
}
