"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ResourceServer } from "../client/ResourceServer.js";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ListedResource, ListedResourceTemplate } from "../model/Resource.js";
import type { ListProblem } from "./fetchListPage.js";
import { listingStore, type ListingStore } from "./ListingStore.js";
import type { ResourceListing } from "./ResourceListing.js";

/** Whose resources. */
export interface UseResourcesOptions {
  /** Only this server. */
  server?: string | undefined;
  /** Only these servers; by default all of the provider's. */
  servers?: readonly string[] | undefined;
}

/** What the servers have listed so far. */
export interface UseResourcesResult {
  /** One for each server, in the host's order. */
  listings: readonly ResourceListing[];
  /** All servers' resources in one list. Joined when first asked for. */
  readonly resources: readonly ListedResource[];
  /** All servers' templates in one list. */
  readonly templates: readonly ListedResourceTemplate[];
  /** Entries of all servers that could not be used. */
  readonly problems: readonly ListProblem[];
  /** `loading`: nothing is there yet; `partial`: more is coming; `error`: all servers failed, with nothing to show. */
  status: "loading" | "partial" | "complete" | "error";
  /** How many resources are loaded so far, of all servers. */
  loadedCount: number;
  /** Every list has come to its end. Until then a count is one of what is loaded, not of what there is. */
  isComplete: boolean;
  /** Ends all walks; what has come stays. */
  stop: () => void;
  /** Goes on where `stop` ended. */
  resume: () => void;
  /** Fetches all lists anew. */
  refetch: () => Promise<void>;
}

/**
 * The resources and templates of the provider's servers, page by page as they arrive. All servers side by side: a slow
 * or broken one has its own status and error in `listings`, and never holds up the others.
 *
 * @example
 * const { resources, isComplete } = useResources();
 */
export function useResources({ server, servers }: UseResourcesOptions = {}): UseResourcesResult {
  const context = useResourceContext();
  const wanted = JSON.stringify(server !== undefined ? [server] : (servers ?? null));
  const chosen = useMemo(() => {
    const ids = JSON.parse(wanted) as string[] | null;
    return ids === null ? context.servers : context.servers.filter(({ id }) => ids.includes(id));
  }, [context.servers, wanted]);
  const source = useMemo(
    () => combineStores(chosen.map((one) => listingStore(context.queryClient, one))),
    [chosen, context.queryClient],
  );
  const listings = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);
  useEffect(() => source.setServers(chosen), [source, chosen]);
  return useMemo(() => summarize(listings, source), [listings, source]);
}

interface CombinedStores {
  stores: readonly ListingStore[];
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly ResourceListing[];
  setServers: (servers: readonly ResourceServer[]) => void;
}

// Many servers answer in the same moment; whoever listens hears of it once.
function combineStores(stores: readonly ListingStore[]): CombinedStores {
  let snapshot: readonly ResourceListing[] = stores.map((store) => store.getSnapshot());
  return {
    stores,
    subscribe(listener) {
      let scheduled = false;
      let active = true;
      const changed = () => {
        if (scheduled) return;
        scheduled = true;
        queueMicrotask(() => {
          scheduled = false;
          if (active) listener();
        });
      };
      const ends = stores.map((store) => store.subscribe(changed));
      return () => {
        active = false;
        ends.forEach((end) => end());
      };
    },
    getSnapshot() {
      const current = stores.map((store) => store.getSnapshot());
      if (current.some((listing, index) => listing !== snapshot[index])) snapshot = current;
      return snapshot;
    },
    setServers: (servers) => servers.forEach((server, index) => stores[index]?.setServer(server)),
  };
}

function summarize(listings: readonly ResourceListing[], { stores }: CombinedStores): UseResourcesResult {
  let resources: readonly ListedResource[] | undefined;
  const loadedCount = listings.reduce((sum, listing) => sum + listing.resources.length, 0);
  const isEmpty = listings.every((listing) => listing.resources.length === 0 && listing.templates.length === 0);
  return {
    listings,
    get resources() {
      return (resources ??=
        listings.length === 1 ? listings[0]!.resources : listings.flatMap((listing) => listing.resources));
    },
    get templates() {
      return listings.flatMap((listing) => listing.templates);
    },
    get problems() {
      return listings.flatMap((listing) => listing.problems);
    },
    status: statusOf(listings, isEmpty),
    loadedCount,
    isComplete: listings.every(isDone),
    stop: () => listings.forEach((listing) => listing.stop()),
    resume: () => listings.forEach((listing) => listing.resume()),
    refetch: async () => {
      await Promise.all(stores.map((store) => store.refetch()));
    },
  };
}

function isDone({ status, templatesStatus }: ResourceListing): boolean {
  return status === "complete" && templatesStatus !== "loading" && templatesStatus !== "partial";
}

function statusOf(listings: readonly ResourceListing[], isEmpty: boolean): UseResourcesResult["status"] {
  if (isEmpty && listings.length > 0 && listings.every(({ status }) => status === "error")) return "error";
  const open = listings.some(({ status, templatesStatus }) =>
    [status, templatesStatus].some((one) => one === "loading" || one === "partial"),
  );
  if (!open) return "complete";
  return isEmpty ? "loading" : "partial";
}
