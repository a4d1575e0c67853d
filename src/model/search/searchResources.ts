import { matchRanges, type MatchRange } from "./matchRanges.js";
import { SearchIndex } from "./SearchIndex.js";
import type { SearchItem } from "./SearchItem.js";

/** One match. */
export interface SearchResult<T> {
  resource: T;
  /** Larger is better; comparable within one query only. */
  score: number;
  /** What to highlight. */
  ranges: readonly MatchRange[];
}

const indexes = new WeakMap<readonly SearchItem[], SearchIndex<SearchItem>>();

/**
 * The resources (or templates) that match a query, best first: every word of it, in any order, in name, path,
 * description or MIME type, fuzzily, whatever their case, accents or Unicode form. `""` gives all in order.
 * The index of an array is kept for as long as the array is: search the same array again rather than a copy.
 *
 * @example
 * searchResources(resources, "auth mid ts", { limit: 10 })[0]?.resource.name // "auth.middleware.ts"
 */
export function searchResources<T extends SearchItem>(
  resources: readonly T[],
  query: string,
  { limit = resources.length }: { limit?: number | undefined } = {},
): readonly SearchResult<T>[] {
  const index = (indexes.get(resources) ?? new SearchIndex<SearchItem>()) as SearchIndex<T>;
  if (index.size !== resources.length) {
    index.clear();
    index.add(resources);
    indexes.set(resources, index as unknown as SearchIndex<SearchItem>);
  }
  const { matches } = index.search(query, { limit });
  return matches.map(({ item, score }) => ({ resource: item, score, ranges: matchRanges(item, query) }));
}
