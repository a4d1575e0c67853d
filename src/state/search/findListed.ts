import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import type { SearchEntry } from "./useSearchIndex.js";

/** The entries of resources by their keys. One pass, however long the lists are: a few URIs are asked for at each entry. */
export function findListed(
  refs: readonly ResourceRef[],
  lists: readonly { items: readonly SearchEntry[] }[],
): ReadonlyMap<string, SearchEntry> {
  const uris = new Set(refs.map(({ uri }) => uri));
  const found = new Map<string, SearchEntry>();
  if (uris.size === 0) return found;
  for (const { items } of lists) {
    for (const item of items) if ("uri" in item && uris.has(item.uri)) found.set(resourceKey(item), item);
  }
  return found;
}
