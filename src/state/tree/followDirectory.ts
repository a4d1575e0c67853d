import type { QueryClient } from "@tanstack/react-query";
import { concernsDirectory } from "../../client/concernsResource.js";
import { followChanges } from "../../client/followChanges.js";
import type { ResourceError } from "../../client/ResourceError.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import type { ListedResource } from "../../model/Resource.js";
import { ListWalker } from "../../queries/ListWalker.js";
import { resourceDirectoryQueryOptions } from "../../queries/resourceDirectoryQueryOptions.js";

interface DirectoryListener {
  /** More of it has come, or all of it has come anew. */
  onItems: (items: readonly ListedResource[]) => void;
  /** It is there as a whole, without these that were in it before. */
  onEnd: (gone: readonly string[]) => void;
  /** What came before stays. */
  onError: (error: ResourceError) => void;
  /** Whether anybody sees it: what changes out of sight is read when it is looked at. */
  isShown: () => boolean;
}

/** A directory that is read and kept up to date until `stop`. */
export interface FollowedDirectory {
  /** Goes on where it failed. */
  retry: () => void;
  /** It is looked at again. */
  wake: () => void;
  /** Tells once more of all that has come. */
  repeat: () => void;
  /** The server has a new client. */
  reconnect: (server: ResourceServer) => void;
  stop: () => void;
}

/** Reads what is in a directory, page by page, and again when its server says that it changed. */
export function followDirectory(
  queryClient: QueryClient,
  server: ResourceServer,
  uri: string,
  { onItems, onEnd, onError, isShown }: DirectoryListener,
): FollowedDirectory {
  const walker = new ListWalker(queryClient, resourceDirectoryQueryOptions(server, uri), (item) => item.uri);
  let told: Pick<typeof walker.list, "items" | "revision" | "error"> = { items: [], revision: 0, error: null };
  let uris = new Set<string>();
  let isWhole = false;
  let isStale = false;
  const step = () => {
    const { items, revision, status, error, isRefreshing } = walker.list;
    // What the cache still had is about to be replaced.
    if (isRefreshing) return;
    const before = told;
    told = { items, revision, error };
    if (items !== before.items) {
      isWhole = false;
      onItems(revision === before.revision ? items.slice(before.items.length) : items);
    }
    if (error && error !== before.error) onError(error);
    if (status !== "complete" || (isWhole && !before.error)) return;
    isWhole = true;
    const now = new Set(items.map((item) => item.uri));
    const gone = [...uris].filter((one) => !now.has(one));
    uris = now;
    onEnd(gone);
  };
  const refresh = () => {
    isStale = !isShown();
    if (!isStale) void walker.refresh();
  };
  const listen = ({ changes }: ResourceServer) =>
    changes && followChanges(changes, (change) => concernsDirectory(change, uri), refresh);
  let endChanges = listen(server);
  const end = walker.start(step);
  return {
    retry: () => walker.retry(),
    wake: () => isStale && refresh(),
    repeat: () => onItems(told.items),
    reconnect(to) {
      endChanges?.();
      walker.setOptions(resourceDirectoryQueryOptions(to, uri));
      endChanges = listen(to);
    },
    stop() {
      endChanges?.();
      end();
    },
  };
}
