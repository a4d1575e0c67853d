import { decodePercent } from "../../model/decodePercent.js";
import { displayName } from "../../model/displayName.js";
import { matchMimeType } from "../../model/mime/matchMimeType.js";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import type { MentionMatch } from "./MentionOption.js";

export interface ListingMatch {
  entry: ListedResource | ListedResourceTemplate;
  score: number;
  ranges: readonly MentionMatch[];
}

/**
 * The best matches of one server's resources and templates: every word of the query must occur, in the name before
 * the URI before the description. Without a query the first of the list.
 */
export function searchListing({ resources, templates }: ResourceListing, query: string, limit: number): ListingMatch[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const best: ListingMatch[] = [];
  for (const entries of [resources, templates]) {
    for (const entry of entries) {
      if (words.length === 0 && best.length === limit) return best;
      const score = scoreOf(entry, words);
      if (score === 0 || (best.length === limit && score <= best.at(-1)!.score) || isApp(entry)) continue;
      const at = best.findIndex((one) => one.score < score);
      best.splice(at === -1 ? best.length : at, 0, { entry, score, ranges: rangesOf(entry, words) });
      if (best.length > limit) best.pop();
    }
  }
  return best;
}

function scoreOf(entry: ListedResource | ListedResourceTemplate, words: readonly string[]): number {
  if (words.length === 0) return 1;
  const { name, uri, description } = foldedFields(entry);
  let score = 0;
  for (const word of words) {
    const inName = scoreIn(name, word);
    const found = inName > 0 ? 20 + inName : scoreIn(uri, word) || (description.includes(word) ? 0.5 : 0);
    if (found === 0) return 0;
    score += found;
  }
  return score + words.length / (1 + name.length);
}

// Whole, beginning, beginning of a word, anywhere.
function scoreIn(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at === -1) return 0;
  if (at === 0) return text.length === word.length ? 8 : 6;
  for (let next = at; next !== -1; next = text.indexOf(word, next + 1)) {
    if (/[^\p{L}\p{N}]/u.test(text[next - 1]!)) return 4;
  }
  return 2;
}

interface Folded {
  name: string;
  uri: string;
  description: string;
}

const folded = new WeakMap<object, Folded>();

function foldedFields(entry: ListedResource | ListedResourceTemplate): Folded {
  let fields = folded.get(entry);
  if (!fields) {
    const uri = "uri" in entry ? decodePercent(entry.uri) : entry.uriTemplate;
    fields = { name: fold(displayName(entry)), uri: fold(uri), description: fold(entry.description ?? "") };
    folded.set(entry, fields);
  }
  return fields;
}

// Case, accents, widths, and the Arabic forms of the Persian yeh and kaf make no difference.
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک");
}

function rangesOf(entry: ListedResource | ListedResourceTemplate, words: readonly string[]): MentionMatch[] {
  const original = displayName(entry);
  const { name } = foldedFields(entry);
  // Where folding has moved characters, offsets in one are none in the other.
  if (name.length !== original.length) return [];
  return words
    .map((word) => ({ field: "name", start: name.indexOf(word), end: name.indexOf(word) + word.length }))
    .filter(({ start }) => start !== -1)
    .sort((a, b) => a.start - b.start);
}

// An MCP app is for running, not for reading.
function isApp(entry: ListedResource | ListedResourceTemplate): boolean {
  const uri = "uri" in entry ? entry.uri : entry.uriTemplate;
  return /^ui:/i.test(uri) || matchMimeType("text/html;profile=mcp-app", entry.mimeType);
}
