import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryKey,
  type UnusedSkipTokenInfiniteOptions,
} from "@tanstack/react-query";
import type { ResourceServer } from "../client/ResourceServer.js";
import { fetchListPage, type ListPage } from "./fetchListPage.js";
import { staleTimeOf } from "./freshness.js";
import { queryDefaults } from "./queryDefaults.js";

/** A paged list as options for `useInfiniteQuery`, `fetchInfiniteQuery` and the like. */
export type ListQueryOptions<T> = UnusedSkipTokenInfiniteOptions<
  ListPage<T>,
  Error,
  InfiniteData<ListPage<T>, string | null>,
  QueryKey,
  string | null
> & { queryKey: QueryKey };

type Source<T> = Parameters<typeof fetchListPage<T>>[1];

/**
 * A paged list as an infinite query. It ends where the server gives no cursor, or one that was followed before: the
 * specification lets only the cursor and the authorization decide what comes, so a second visit would bring the same.
 */
export function listQueryOptions<T>(
  server: ResourceServer,
  queryKey: QueryKey,
  source: Source<T>,
  isOffered: (server: ResourceServer) => boolean,
): ListQueryOptions<T> {
  return infiniteQueryOptions<ListPage<T>, Error, InfiniteData<ListPage<T>, string | null>, QueryKey, string | null>({
    ...queryDefaults,
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<ListPage<T>> =>
      // Looked at when it is asked: a client that connects again may speak to another server than before.
      isOffered(server) ? fetchListPage(server, source, pageParam, signal) : Promise.resolve(nothing()),
    getNextPageParam: ({ nextCursor }: ListPage<T>, pages: readonly ListPage<T>[]) =>
      nextCursor !== null && pages.some(({ cursors }) => cursors.includes(nextCursor)) ? null : nextCursor,
    staleTime: ({ state }) => staleTimeOf(state.data?.pages ?? [], state.dataUpdatedAt),
    meta: { mcp: { server: server.id, source: source.method } },
  });
}

// A server that does not offer a list has an empty one; it is not asked.
function nothing<T>(): ListPage<T> {
  return {
    items: [],
    problems: [],
    nextCursor: null,
    cursors: [null],
    receivedAt: Date.now(),
    ttlMs: 0,
    cacheScope: "public",
  };
}
