import { isMcpApp } from "../../model/mime/isMcpApp.js";
import { matchRanges, type MatchRange } from "../../model/search/matchRanges.js";
import type { SearchMatches } from "../../model/search/SearchIndex.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { groupMatches } from "../search/groupMatches.js";
import type { SearchEntry } from "../search/useSearchIndex.js";

/** A row of one server before it is one of the popup. */
export interface MentionMatch {
  entry: SearchEntry;
  ranges: readonly MatchRange[];
}

/** What was found, by server, the server with the best match first; among equals in the order of `servers`. */
export function matchesByServer(
  { matches }: SearchMatches<SearchEntry>,
  query: string,
  servers: readonly string[],
): ReadonlyMap<string, MentionMatch[]> {
  const found = matches.flatMap(({ item, score }) => {
    const ranges = matchRanges(item, query);
    const isMeant = isByName(ranges) ? score >= BY_CHANCE : DESCRIBING.test(query);
    return isMeant ? { item, score, ranges } : [];
  });
  const byServer = groupMatches(found, servers);
  return new Map(
    Array.from(byServer, ([server, own]) => [server, own.map(({ item: entry, ranges }) => ({ entry, ranges }))]),
  );
}

/** The first entries of each server's lists, for an empty query; servers in the host's order. */
export function firstByServer(
  listings: readonly ResourceListing[],
  limitOf: (server: string) => number,
): ReadonlyMap<string, MentionMatch[]> {
  return new Map(listings.map((listing) => [listing.server.id, firstOf(listing, limitOf(listing.server.id))]));
}

// Letters that lie about in a path, begin no words and do not stand together: most words can be picked from a long one,
// and Enter would take a resource that nobody meant.
const BY_CHANCE = 70;
// Words of a description stand in many messages: a short or second word found only there keeps no popup open.
const DESCRIBING = /^\S{3,}$/;

function isByName(ranges: readonly MatchRange[]): boolean {
  return ranges.every(({ field }) => field === "name" || field === "uri");
}

function firstOf({ resources, templates }: ResourceListing, limit: number): MentionMatch[] {
  const first: MentionMatch[] = [];
  for (const list of [resources, templates]) {
    for (const entry of list) {
      if (first.length === limit) return first;
      if (!isMcpApp(entry)) first.push({ entry, ranges: [] });
    }
  }
  return first;
}
