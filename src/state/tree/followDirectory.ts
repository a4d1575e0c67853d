import type { QueryClient } from "@tanstack/react-query";
import type { ResourceError } from "../../client/ResourceError.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import type { ListedResource } from "../../model/Resource.js";
import { ListWalker } from "../../queries/ListWalker.js";
import { resourceDirectoryQueryOptions } from "../../queries/resourceDirectoryQueryOptions.js";

interface DirectoryListener {
  /** More of it has come. */
  onItems: (items: readonly ListedResource[]) => void;
  onEnd: () => void;
  /** What came before stays. */
  onError: (error: ResourceError) => void;
}

/** Reads what is in a directory, page by page. `retry` goes on where it failed; `stop` ends it. */
export function followDirectory(
  queryClient: QueryClient,
  server: ResourceServer,
  uri: string,
  { onItems, onEnd, onError }: DirectoryListener,
) {
  const walker = new ListWalker(queryClient, resourceDirectoryQueryOptions(server, uri), (item) => item.uri);
  let told: readonly ListedResource[] = [];
  let failed: ResourceError | null = null;
  const step = () => {
    const { items, status, error, isRefreshing } = walker.list;
    // What the cache still had is about to be replaced.
    if (isRefreshing) return;
    if (items !== told) onItems(items);
    told = items;
    if (error && error !== failed) onError(error);
    failed = error;
    if (status === "complete") {
      stop();
      onEnd();
    }
  };
  let isStopped = false;
  let end: (() => void) | undefined;
  const stop = () => {
    isStopped = true;
    end?.();
  };
  end = walker.start(step);
  if (isStopped) end();
  return { retry: () => walker.retry(), stop };
}
