import { matchMimeType } from "../../model/mime/matchMimeType.js";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import { matchRanges, type MatchRange } from "../../model/search/matchRanges.js";
import { SearchIndex } from "../../model/search/SearchIndex.js";
import { searchResources } from "../../model/search/searchResources.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";

export interface ListingMatch {
  entry: ListedResource | ListedResourceTemplate;
  score: number;
  ranges: readonly MatchRange[];
}

/** The best matches among one server's resources and templates; without a query the first of its lists. */
export function searchListing(listing: ResourceListing, query: string, limit: number): ListingMatch[] {
  if (query === "") return firstOf(listing, limit);
  const resources = indexOf(listing)
    .search(query, { limit, accept: isForReading })
    .matches.map(({ item, score }) => ({ entry: item, score, ranges: matchRanges(item, query) }));
  const templates = searchResources(listing.templates, query, { limit })
    .filter(({ resource }) => isForReading(resource))
    .map(({ resource, score, ranges }) => ({ entry: resource, score, ranges }));
  return [...resources, ...templates]
    .filter((match) => isByName(match) || DESCRIBING.test(query))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** Makes a server's list ready to be searched, until `deadline` (of `performance.now()`); true when all of it is. */
export function prepareListing(listing: ResourceListing, deadline: number): boolean {
  return indexOf(listing).prepare(deadline);
}

function firstOf({ resources, templates }: ResourceListing, limit: number): ListingMatch[] {
  const first: ListingMatch[] = [];
  for (const list of [resources, templates]) {
    for (const entry of list) {
      if (first.length === limit) return first;
      if (isForReading(entry)) first.push({ entry, score: 1, ranges: [] });
    }
  }
  return first;
}

// Words of a description stand in many messages: a short or second word found only there keeps no popup open.
const DESCRIBING = /^\S{3,}$/;

function isByName({ ranges }: ListingMatch): boolean {
  return ranges.every(({ field }) => field === "name" || field === "uri");
}

const indexes = new WeakMap<object, { revision: number; index: SearchIndex<ListedResource> }>();

// A list that only grew keeps its index, and its first entry, by which the index is found.
function indexOf({ resources, revision }: ResourceListing): SearchIndex<ListedResource> {
  const key = resources[0] ?? NOTHING;
  let kept = indexes.get(key);
  if (kept?.revision !== revision || kept.index.size > resources.length) {
    kept = { revision, index: new SearchIndex() };
    indexes.set(key, kept);
  }
  if (kept.index.size < resources.length) kept.index.add(resources.slice(kept.index.size));
  return kept.index;
}

const NOTHING = {};

// An MCP app is for running, not for reading.
function isForReading(entry: ListedResource | ListedResourceTemplate): boolean {
  const uri = "uri" in entry ? entry.uri : entry.uriTemplate;
  const { mimeType } = entry;
  // Parsing a type is slow for a test that is made of every match at every key.
  const mayBeApp = mimeType !== undefined && /profile/i.test(mimeType);
  return !/^ui:/i.test(uri) && !(mayBeApp && matchMimeType("text/html;profile=mcp-app", mimeType));
}
