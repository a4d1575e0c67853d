import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import type { ResourceServer } from "../client/ResourceServer.js";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import type { ListPage } from "./fetchListPage.js";
import { resourceQueryKeys } from "./queryKeys.js";

export type CachedList = InfiniteData<ListPage<ListedResource>>;

/** The lists of a server in the cache: its own, then those of the directories that were read. */
export function cachedLists(queryClient: QueryClient, server: ResourceServer): readonly CachedList[] {
  const own = queryClient.getQueryData<CachedList>(resourceQueryKeys.resources(server));
  const directories = listsBelow(queryClient, server);
  return own ? [own, ...directories] : directories;
}

/** Those of the directories that somebody follows: others may be gone from their server by now. */
export function followedDirectories(queryClient: QueryClient, server: ResourceServer): readonly CachedList[] {
  return listsBelow(queryClient, server, (query) => query.getObserversCount() > 0);
}

function listsBelow(
  queryClient: QueryClient,
  server: ResourceServer,
  predicate: (query: Query) => boolean = () => true,
): readonly CachedList[] {
  const queryKey = resourceQueryKeys.directories(server);
  const directories = queryClient.getQueriesData<CachedList>({ queryKey, predicate });
  return directories.flatMap(([, list]) => list ?? []);
}

/** What the lists say of resources, by `resourceKey`. One pass over a list, and only as far as the last of them. */
export function findInLists(
  lists: readonly CachedList[],
  refs: readonly ResourceRef[],
): ReadonlyMap<string, ListedResource> {
  const found = new Map<string, ListedResource>();
  const wanted = new Map<string, Set<string>>();
  for (const { server, uri } of refs) wanted.set(server, (wanted.get(server) ?? new Set()).add(uri));
  let left = 0;
  for (const uris of wanted.values()) left += uris.size;
  for (const { pages } of lists) {
    for (const { items } of pages) {
      for (const item of items) {
        if (left === 0) return found;
        if (!wanted.get(item.server)?.delete(item.uri)) continue;
        found.set(resourceKey(item), item);
        left--;
      }
    }
  }
  return found;
}
