"use client";
import type { InfiniteData } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import type { ListPage } from "./fetchListPage.js";
import { resourceQueryKeys } from "./queryKeys.js";

type List = InfiniteData<ListPage<ListedResource>>;

/**
 * What the listing in the cache says of a resource; never asks a server. A reference that already carries a `name`
 * is taken at its word.
 */
export function useKnownResource(ref: ResourceRef | ListedResource | null): ListedResource | undefined {
  const { getServer, queryClient } = useResourceContext();
  const complete = ref !== null && "name" in ref ? ref : undefined;
  const server = ref === null || complete ? undefined : getServer(ref.server);
  const uri = ref?.uri;
  // Read past the query hooks: an observer of our own would change the options of the listing's query.
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!server) return () => {};
      // Not of queries that are added: that happens while another component renders.
      return queryClient.getQueryCache().subscribe(({ type }) => {
        if (type === "updated" || type === "removed") onChange();
      });
    },
    [queryClient, server],
  );
  const read = () => (server ? queryClient.getQueryData<List>(resourceQueryKeys.resources(server)) : undefined);
  const list = useSyncExternalStore(subscribe, read, read);
  const listed = useMemo(() => {
    for (const { items } of list?.pages ?? []) {
      const found = items.find((item) => item.uri === uri);
      if (found) return found;
    }
    return undefined;
  }, [list, uri]);
  return complete ?? listed;
}
