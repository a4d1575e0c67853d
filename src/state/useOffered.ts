import { useMemo } from "react";
import { isOffered, type OfferOptions } from "../model/isOffered.js";
import type { ListedResource, ListedResourceTemplate } from "../model/Resource.js";

/** Whether an entry is offered, as one function for as long as the conditions are the same: what was found is kept by it. */
export function useOffered({ accept, filter, showApps }: OfferOptions) {
  const patterns = JSON.stringify(accept ?? null);
  return useMemo(() => {
    const wanted = (JSON.parse(patterns) as readonly string[] | string | null) ?? undefined;
    return (item: ListedResource | ListedResourceTemplate) => isOffered(item, { accept: wanted, filter, showApps });
  }, [patterns, filter, showApps]);
}
