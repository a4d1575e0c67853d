"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useSyncExternalStore } from "react";
import type { ResourceServer } from "../client/ResourceServer.js";
import { useResourceContext } from "../client/useResourceContext.js";
import { isShallowEqual } from "../utils/isShallowEqual.js";
import type { CachedList } from "./cachedResources.js";

/** The lists of some servers that are in the cache, as `listsOf` picks them; never asks a server. */
export function useCachedLists(
  servers: readonly string[],
  listsOf: (queryClient: QueryClient, server: ResourceServer) => readonly CachedList[],
): readonly CachedList[] {
  const { getServer, queryClient } = useResourceContext();
  const isIdle = servers.length === 0;
  // Read past the query hooks: an observer of our own would change the options of the listing's query.
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (isIdle) return () => {};
      // Not of queries that are added: that happens while another component renders.
      return queryClient.getQueryCache().subscribe(({ type }) => {
        if (type === "updated" || type === "removed" || type === "observerRemoved") onChange();
      });
    },
    [queryClient, isIdle],
  );
  const last = useRef<readonly CachedList[]>([]);
  const read = () => {
    const lists = servers.flatMap((id) => {
      const server = getServer(id);
      return server ? listsOf(queryClient, server) : [];
    });
    return isShallowEqual(lists, last.current) ? last.current : (last.current = lists);
  };
  return useSyncExternalStore(subscribe, read, read);
}
