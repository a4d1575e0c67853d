import { clipText } from "../clipText.js";
import { decodePercent } from "../decodePercent.js";
import { displayName } from "../displayName.js";
import { foldText } from "./foldText.js";
import { parseQuery } from "./parseQuery.js";
import type { SearchField, SearchItem } from "./SearchItem.js";

/** Part of a field that matches, in UTF-16 code units of the field as it is; never splits a grapheme. */
export interface MatchRange {
  field: SearchField;
  start: number;
  end: number;
}

/** What of an item matches a query, field by field, for highlighting. Each term is marked in the first field it is in. */
export function matchRanges(item: SearchItem, query: string): readonly MatchRange[] {
  const fields: [SearchField, string][] = [
    ["name", displayName(item)],
    ["uri", clipText("uriTemplate" in item ? item.uriTemplate : item.uri)],
    ["description", clipText(item.description ?? "")],
    ["mimeType", clipText(item.mimeType ?? "")],
  ];
  // Folded when a term gets that far: most are found in the name.
  const folded: FoldedMap[] = [];
  const ranges = parseQuery(query).flatMap(({ text: term }) => {
    for (const [at, [field, text]] of fields.entries()) {
      const map = (folded[at] ??= foldWithMap(text));
      const found =
        findContiguous(map, term) ?? (field === "name" || field === "uri" ? findScattered(map, term) : null);
      if (found) return found.map(([start, end]) => ({ field, start, end }));
    }
    return [];
  });
  return joinRanges(ranges);
}

interface FoldedMap {
  folded: string;
  /** For a code unit of `folded`: where the grapheme that it came from starts and ends in the original. */
  startOf: (at: number) => number;
  endOf: (at: number) => number;
}

// Letters that fold to themselves or to their small form, one for one.
const PLAIN = /^[\x20-\x24\x26-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

function foldWithMap(text: string): FoldedMap {
  if (PLAIN.test(text)) return { folded: text.toLowerCase(), startOf: (at) => at, endOf: (at) => at + 1 };
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const starts: number[] = [];
  const ends: number[] = [];
  let all = "";
  for (const { segment, index, end } of graphemes(text)) {
    const folded = foldText(segment);
    all += folded;
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(index);
      ends.push(end);
    }
  }
  return { folded: all, startOf: (at) => starts[at]!, endOf: (at) => ends[at]! };
}

// A percent-escaped character of a URI (%E8%A8%AD) is one unit: it is searched decoded and marked whole.
function* graphemes(text: string): Generator<{ segment: string; index: number; end: number }> {
  let from = 0;
  for (const match of text.matchAll(/(?:%[0-9a-f]{2})+/gi)) {
    yield* plainGraphemes(text.slice(from, match.index), from);
    from = match.index + match[0].length;
    yield { segment: decodePercent(match[0]), index: match.index, end: from };
  }
  yield* plainGraphemes(text.slice(from), from);
}

function* plainGraphemes(text: string, offset: number): Generator<{ segment: string; index: number; end: number }> {
  for (const { segment, index } of segmenter!.segment(text)) {
    yield { segment, index: offset + index, end: offset + index + segment.length };
  }
}

function findContiguous({ folded, startOf, endOf }: FoldedMap, term: string): [number, number][] | null {
  const at = folded.indexOf(term);
  return at === -1 ? null : [[startOf(at), endOf(at + term.length - 1)]];
}

function findScattered({ folded, startOf, endOf }: FoldedMap, term: string): [number, number][] | null {
  const places: [number, number][] = [];
  let at = -1;
  for (const char of term) {
    at = folded.indexOf(char, at + 1);
    if (at === -1) return null;
    places.push([startOf(at), endOf(at + char.length - 1)]);
  }
  return places;
}

function joinRanges(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const order: readonly SearchField[] = ["name", "uri", "description", "mimeType"];
  const sorted = ranges.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field) || a.start - b.start);
  const joined: MatchRange[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last && last.field === range.field && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}
