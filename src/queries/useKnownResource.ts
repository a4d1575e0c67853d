"use client";

import { useMemo } from "react";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { useKnownResources } from "./useKnownResources.js";

/** What the listing in the cache says of a resource, as `useKnownResources` does of many. */
export function useKnownResource(ref: ResourceRef | ListedResource | null): ListedResource | undefined {
  const key = ref && resourceKey(ref);
  const listed = ref && "name" in ref ? ref : null;
  // Hosts write references where they render: a new object with the same words is no new reference.
  // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for the words of `ref`.
  const refs = useMemo(() => (ref ? [ref] : []), [key, listed]);
  const known = useKnownResources(refs);
  return key === null ? undefined : known.get(key);
}
