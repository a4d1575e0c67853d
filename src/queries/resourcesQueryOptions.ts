import { offersResources } from "../client/capabilities.js";
import { readResourceEntry } from "../client/readEntry.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import type { ListedResource } from "../model/Resource.js";
import { listQueryOptions, type ListQueryOptions } from "./listQueryOptions.js";
import { resourceQueryKeys } from "./queryKeys.js";

/** `resources/list` of one server as an infinite query, for `useInfiniteQuery`, prefetching and tests. */
export function resourcesQueryOptions(server: ResourceServer): ListQueryOptions<ListedResource> {
  const source = { method: "resources/list", field: "resources", read: readResourceEntry } as const;
  return listQueryOptions(server, resourceQueryKeys.resources(server), source, offersResources);
}
