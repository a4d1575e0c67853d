"use client";

import type { InfiniteData } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { isShallowEqual } from "../utils/isShallowEqual.js";
import type { ListPage } from "./fetchListPage.js";
import { resourceQueryKeys } from "./queryKeys.js";

type List = InfiniteData<ListPage<ListedResource>>;

/**
 * What the listings in the cache say of resources, by `resourceKey`; never asks a server. A reference that already
 * carries a `name` is taken at its word.
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
  const last = useRef<Record<string, List | undefined>>({});
  const read = () => {
    const lists = Object.fromEntries(
      ids.map((id) => {
        const server = getServer(id);
        return [id, server && queryClient.getQueryData<List>(resourceQueryKeys.resources(server))];
      }),
    );
    return isShallowEqual(lists, last.current) ? last.current : (last.current = lists);
  };
  const lists = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => {
    const known = new Map<string, ListedResource>();
    for (const ref of refs) if (isListed(ref)) known.set(resourceKey(ref), ref);
    for (const [id, list] of Object.entries(lists)) collect(list, uris(refs, id), known);
    return known;
  }, [refs, lists]);
}

function uris(refs: readonly (ResourceRef | ListedResource)[], id: string): Set<string> {
  return new Set(refs.filter((ref) => ref.server === id && !isListed(ref)).map(({ uri }) => uri));
}

// One pass over a list, however many are looked for, and only as far as the last of them.
function collect(list: List | undefined, wanted: Set<string>, known: Map<string, ListedResource>) {
  for (const { items } of list?.pages ?? []) {
    for (const item of items) {
      if (wanted.size === 0) return;
      if (wanted.delete(item.uri)) known.set(resourceKey(item), item);
    }
  }
}

function isListed(ref: ResourceRef | ListedResource): ref is ListedResource {
  return "name" in ref;
}
