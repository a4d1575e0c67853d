import { runInSlices } from "../../utils/runInSlices.js";
import type { SearchIndex, SearchMatches, SearchOptions } from "./SearchIndex.js";
import type { SearchItem } from "./SearchItem.js";

interface SlicedOptions<T> extends SearchOptions<T> {
  /** Ends the search between two slices: typing went on. */
  signal: AbortSignal;
  /** Main-thread milliseconds at a time; 8 by default, half a frame. */
  slice?: number | undefined;
}

/**
 * Searches without holding up the page: in slices of a few milliseconds between which the browser paints and takes
 * input. Rejects with the signal's reason when it is aborted.
 */
export function searchInSlices<T extends SearchItem>(
  index: SearchIndex<T>,
  query: string,
  { signal, slice, ...options }: SlicedOptions<T>,
): Promise<SearchMatches<T>> {
  return runInSlices(index.steps(query, options), { signal, slice });
}
