import type { ResourceListing } from "../../queries/ResourceListing.js";
import type { GrowingList } from "./useSearchIndex.js";

/** The lists of all servers as one index takes them. */
export function listsOf(listings: readonly ResourceListing[]): readonly GrowingList[] {
  return listings.flatMap(({ server, resources, templates }) => [
    { key: `resources|${server.id}`, items: resources },
    { key: `templates|${server.id}`, items: templates },
  ]);
}
