"use client";

import { useMemo } from "react";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { cachedLists, findInLists } from "./cachedResources.js";
import { useCachedLists } from "./useCachedLists.js";

/**
 * What the lists in the cache say of resources, by `resourceKey`: those of servers and of directories that were read.
 * Never asks a server. A reference that already carries a `name` is taken at its word.
 */
export function useKnownResources(
  refs: readonly (ResourceRef | ListedResource)[],
): ReadonlyMap<string, ListedResource> {
  const ids = useMemo(() => [...new Set(refs.filter((ref) => !isListed(ref)).map(({ server }) => server))], [refs]);
  const lists = useCachedLists(ids, cachedLists);
  return useMemo(() => {
    const unnamed = refs.filter((ref) => !isListed(ref));
    const known = new Map(findInLists(lists, unnamed));
    for (const ref of refs) if (isListed(ref)) known.set(resourceKey(ref), ref);
    return known;
  }, [refs, lists]);
}

function isListed(ref: ResourceRef | ListedResource): ref is ListedResource {
  return "name" in ref;
}
