import { offersDirectoryRead } from "../client/capabilities.js";
import { readResourceEntry } from "../client/readEntry.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import type { ListedResource } from "../model/Resource.js";
import { listQueryOptions, type ListQueryOptions } from "./listQueryOptions.js";
import { resourceQueryKeys } from "./queryKeys.js";

/**
 * The direct children of a directory by `resources/directory/read` (SEP-2640), as an infinite query. Empty, without a
 * request, where the server does not declare `directoryRead`.
 */
export function resourceDirectoryQueryOptions(server: ResourceServer, uri: string): ListQueryOptions<ListedResource> {
  const source = {
    method: "resources/directory/read",
    field: "resources",
    params: { uri },
    read: readResourceEntry,
  } as const;
  return listQueryOptions(server, resourceQueryKeys.directory(server, uri), source, offersDirectoryRead);
}
