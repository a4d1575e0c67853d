"use client";

import { useMemo } from "react";
import type { ListedResource } from "../model/Resource.js";
import { followedDirectories } from "./cachedResources.js";
import type { ResourceListing } from "./ResourceListing.js";
import { useCachedLists } from "./useCachedLists.js";

const NONE: ReadonlyMap<string, readonly ListedResource[]> = new Map();

/**
 * What is known to be in directories and is not in the lists, by server: a tree may have opened some. Never asks a
 * server.
 */
export function useReadInDirectories(
  listings: readonly ResourceListing[],
): ReadonlyMap<string, readonly ListedResource[]> {
  const ids = useMemo(() => listings.map(({ server }) => server.id), [listings]);
  const lists = useCachedLists(ids, followedDirectories);
  return useMemo(() => {
    if (lists.length === 0) return NONE;
    const read = new Map<string, Map<string, ListedResource>>();
    for (const { pages } of lists) {
      for (const { items } of pages) {
        for (const item of items) {
          const own = read.get(item.server) ?? new Map<string, ListedResource>();
          read.set(item.server, own.set(item.uri, item));
        }
      }
    }
    for (const { server, resources } of listings) {
      const own = read.get(server.id);
      if (own) for (const { uri } of resources) own.delete(uri);
    }
    return new Map(Array.from(read, ([server, own]) => [server, [...own.values()]]));
  }, [lists, listings]);
}
