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
  const resources = indexOf(listing)
    .search(query, { limit, accept: isForReading })
    .matches.map(({ item, score }) => ({ entry: item, score, ranges: matchRanges(item, query) }));
  const templates = searchResources(listing.templates, query, { limit })
    .filter(({ resource }) => isForReading(resource))
    .map(({ resource, score, ranges }) => ({ entry: resource, score, ranges }));
  const all = [...resources, ...templates].filter((match) => isByName(match) || DESCRIBING.test(query));
  if (query !== "") all.sort((a, b) => b.score - a.score);
  return all.slice(0, limit);
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
  return !/^ui:/i.test(uri) && !matchMimeType("text/html;profile=mcp-app", entry.mimeType);
}
