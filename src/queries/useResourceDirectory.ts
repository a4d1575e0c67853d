"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { offersDirectoryRead } from "../client/capabilities.js";
import { concernsDirectory } from "../client/concernsResource.js";
import { followChanges } from "../client/followChanges.js";
import { noServer } from "../client/noServer.js";
import type { ResourceError } from "../client/ResourceError.js";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceDirectoryQueryOptions } from "./resourceDirectoryQueryOptions.js";
import type { ListingStatus } from "./ResourceListing.js";

export interface UseResourceDirectoryResult {
  /** The direct children, as far as they are loaded. */
  resources: readonly ListedResource[];
  /** `unsupported`: this server does not declare `directoryRead`, so it is not asked. */
  status: ListingStatus | "idle" | "unsupported";
  error: ResourceError | null;
  /** Goes on after an error where it happened; otherwise fetches the directory anew. */
  refetch: () => void;
}

/**
 * The children of one directory by `resources/directory/read`, page by page, and again when the server says that they
 * changed; `null` reads nothing.
 */
export function useResourceDirectory(ref: ResourceRef | null): UseResourceDirectoryResult {
  const { getServer, queryClient } = useResourceContext();
  const server = ref ? getServer(ref.server) : undefined;
  const supported = server !== undefined && offersDirectoryRead(server);
  const options = resourceDirectoryQueryOptions(server ?? noServer, ref?.uri ?? "");
  const query = useInfiniteQuery({ ...options, enabled: supported }, queryClient);
  const { data, error, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const changes = supported ? server.changes : undefined;
  const uri = ref?.uri;
  useEffect(() => {
    if (!changes || uri === undefined) return;
    return followChanges(
      changes,
      (change) => concernsDirectory(change, uri),
      () => void refetch(),
      { uris: [uri] },
    );
  }, [changes, uri, refetch]);

  return useMemo(
    () => ({
      resources: data?.pages.flatMap(({ items }) => items) ?? [],
      status: !ref
        ? "idle"
        : !supported
          ? "unsupported"
          : isError && !isFetching
            ? "error"
            : !data
              ? "loading"
              : hasNextPage
                ? "partial"
                : "complete",
      error: isFetching ? null : (error as ResourceError | null),
      refetch: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    }),
    [ref, supported, data, error, hasNextPage, isError, isFetching, isFetchNextPageError, fetchNextPage, refetch],
  );
}
