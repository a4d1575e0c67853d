"use client";

import { useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { isShallowEqual } from "../utils/isShallowEqual.js";
import { cachedLists, findInLists } from "./cachedResources.js";

/**
 * What the lists in the cache say of resources, by `resourceKey`: those of servers and of directories that were read.
 * Never asks a server. A reference that already carries a `name` is taken at its word.
 */
export function useKnownResources(
  refs: readonly (ResourceRef | ListedResource)[],
): ReadonlyMap<string, ListedResource> {
  const { getServer, queryClient } = useResourceContext();
  const ids = useMemo(() => [...new Set(refs.filter((ref) => !isListed(ref)).map(({ server }) => server))], [refs]);
  const isIdle = ids.length === 0;
  // Read past the query hooks: an observer of our own would change the options of the listing's query.
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (isIdle) return () => {};
      // Not of queries that are added: that happens while another component renders.
      return queryClient.getQueryCache().subscribe(({ type }) => {
        if (type === "updated" || type === "removed") onChange();
      });
    },
    [queryClient, isIdle],
  );
  const last = useRef<ReturnType<typeof cachedLists>>([]);
  const read = () => {
    const lists = ids.flatMap((id) => {
      const server = getServer(id);
      return server ? cachedLists(queryClient, server) : [];
    });
    return isShallowEqual(lists, last.current) ? last.current : (last.current = lists);
  };
  const lists = useSyncExternalStore(subscribe, read, read);
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
