"use client";
import { skipToken, useQuery, type InfiniteData } from "@tanstack/react-query";
import { noServer } from "../client/noServer.js";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import type { ListPage } from "./fetchListPage.js";
import { resourceQueryKeys } from "./queryKeys.js";

/** What a listing already loaded says of a resource; never asks a server. */
export function useKnownResource(ref: ResourceRef | null): ListedResource | undefined {
  const { getServer, queryClient } = useResourceContext();
  const server = (ref && getServer(ref.server)) ?? noServer;
  const { data } = useQuery(
    {
      queryKey: resourceQueryKeys.resources(server),
      queryFn: skipToken,
      select: (list: InfiniteData<ListPage<ListedResource>>) => findResource(list, ref),
    },
    queryClient,
  );
  return data ?? undefined;
}

function findResource({ pages }: InfiniteData<ListPage<ListedResource>>, ref: ResourceRef | null) {
  for (const { items } of pages) {
    const found = items.find(({ uri }) => uri === ref?.uri);
    if (found) return found;
  }
  return null;
}
