import type { ResourceListing } from "../../queries/ResourceListing.js";
import type { GrowingList, SearchEntry } from "./useSearchIndex.js";

const NONE: ReadonlyMap<string, readonly SearchEntry[]> = new Map();

/** The lists of all servers as one index takes them, with what was `read` in directories by server. */
export function listsOf(
  listings: readonly ResourceListing[],
  read: ReadonlyMap<string, readonly SearchEntry[]> = NONE,
): readonly GrowingList[] {
  return [
    ...listings.flatMap(({ server, resources, templates }) => [
      { key: `resources|${server.id}`, items: resources },
      { key: `templates|${server.id}`, items: templates },
    ]),
    ...Array.from(read, ([server, items]) => ({ key: `read|${server}`, items })),
  ];
}
