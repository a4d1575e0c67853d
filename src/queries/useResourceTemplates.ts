"use client";

import { useMemo } from "react";
import type { ResourceError } from "../client/ResourceError.js";
import type { ListedResourceTemplate } from "../model/Resource.js";
import type { ListingStatus } from "./ResourceListing.js";
import { useResources, type UseResourcesOptions } from "./useResources.js";

export interface UseResourceTemplatesResult {
  templates: readonly ListedResourceTemplate[];
  /** The least finished of the servers' lists. */
  status: ListingStatus;
  /** The first server's error, where one failed. */
  error: ResourceError | null;
}

const LEAST_FINISHED: readonly ListingStatus[] = ["loading", "partial", "stopped", "error", "complete"];

/** The resource templates of the provider's servers. Listed together with their resources, never a second time. */
export function useResourceTemplates(options: UseResourcesOptions = {}): UseResourceTemplatesResult {
  const { listings } = useResources(options);
  return useMemo(
    () => ({
      templates: listings.flatMap(({ templates }) => templates),
      status:
        LEAST_FINISHED.find((status) => listings.some(({ templatesStatus }) => templatesStatus === status)) ??
        "complete",
      error: listings.find(({ templatesError }) => templatesError)?.templatesError ?? null,
    }),
    [listings],
  );
}
