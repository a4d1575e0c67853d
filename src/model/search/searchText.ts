import { clipText } from "../clipText.js";
import { decodePercent } from "../decodePercent.js";
import { displayName } from "../displayName.js";
import { foldText } from "./foldText.js";
import type { SearchItem } from "./SearchItem.js";

/** The text of one item as the index keeps it: its folded path, and where in it the folded name stands. */
export interface SearchText {
  text: string;
  nameStart: number;
  nameEnd: number;
  /** Bit n: a word begins at character n of the name (0–31): after a separator, at a hump, between letters and digits. */
  wordStarts: number;
}

const SEPARATOR = "\u0001";

/**
 * Path and name in one string, the name only once where it is the end of the path (as it mostly is), which halves what
 * an index of a million entries holds.
 */
export function searchText(item: SearchItem): SearchText {
  const name = displayName(item);
  const folded = foldText(name);
  const path = foldText(decodePercent(clipText("uriTemplate" in item ? item.uriTemplate : item.uri)));
  const wordStarts = wordStartsOf(name, folded);
  const other =
    "title" in item && item.title && item.name !== item.title ? `${SEPARATOR}${foldText(clipText(item.name))}` : "";
  if (folded !== "" && path.endsWith(folded)) {
    return { text: path + other, nameStart: path.length - folded.length, nameEnd: path.length, wordStarts };
  }
  const text = `${path}${SEPARATOR}${folded}`;
  return { text: text + other, nameStart: path.length + 1, nameEnd: text.length, wordStarts };
}

function wordStartsOf(name: string, folded: string): number {
  // Where folding changed the length, humps cannot be placed; separators still can.
  const source = name.length === folded.length ? name : folded;
  let bits = 1;
  for (let index = 1; index < Math.min(32, source.length); index++) {
    if (startsWord(source.charCodeAt(index - 1), source.charCodeAt(index))) bits |= 1 << index;
  }
  return bits;
}

function startsWord(before: number, at: number): boolean {
  const kindBefore = kindOf(before);
  const kind = kindOf(at);
  if (kind === "separator") return false;
  if (kindBefore === "separator") return true;
  if (kind === "upper") return kindBefore !== "upper";
  return (kind === "digit") !== (kindBefore === "digit");
}

function kindOf(code: number): "separator" | "upper" | "digit" | "other" {
  if (code >= 65 && code <= 90) return "upper";
  if (code >= 48 && code <= 57) return "digit";
  if (code < 128 && !(code >= 97 && code <= 122)) return "separator";
  return "other";
}

/** Whether a path has a segment or word starting at this character of a folded text. */
export function isPathBoundary(text: string, index: number): boolean {
  return index === 0 || kindOf(text.charCodeAt(index - 1)) === "separator";
}
