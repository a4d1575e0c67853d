import type { ResourceRef } from "../Resource.js";
import { isAddressLetter } from "./isAddressLetter.js";
import { readMentionServer, readMentionUri } from "./readMentionServer.js";

/** A mention in a text: `text.slice(start, end)` is what `formatMention(ref)` wrote. */
export interface Mention {
  ref: ResourceRef;
  start: number;
  end: number;
}

/**
 * Finds the mentions in a text, in order. Only those of the given servers count, so that `@someone:` in prose and
 * the mention of a server that is gone stay text. Linear in the length of the text.
 *
 * @example parseMentions("see (@docs:file:///a.md).", ["docs"]) // [{ ref: { server: "docs", uri: "file:///a.md" }, start: 5, end: 23 }]
 */
export function parseMentions(text: string, servers: readonly (string | { readonly id: string })[]): Mention[] {
  const known = new Set(servers.map((server) => (typeof server === "string" ? server : server.id)));
  const mentions: Mention[] = [];
  let from = 0;
  for (let start = text.indexOf("@"); start !== -1; start = text.indexOf("@", Math.max(from, start + 1))) {
    if (isInsideWord(text, from, start)) continue;
    const mention = readMention(text, start, known);
    if (!mention) continue;
    mentions.push(mention);
    from = mention.end;
  }
  return mentions;
}

function readMention(text: string, start: number, known: ReadonlySet<string>): Mention | null {
  const half = readMentionServer(text, start + 1);
  if (!half || !known.has(half.server)) return null;
  const uri = readMentionUri(text, half.end);
  return uri && { ref: { server: half.server, uri: uri.value }, start, end: uri.end };
}

// `me@docs:…` is an address and `x/@docs:…` a path. Punctuation alone, or the mention before, is no word.
function isInsideWord(text: string, from: number, at: number): boolean {
  let before = at - 1;
  while (before >= from && (text[before] === "/" || text[before] === "_")) before--;
  return before >= from && isAddressLetter(text, before);
}
