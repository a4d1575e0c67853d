import { offersResources } from "../client/capabilities.js";
import { readTemplateEntry } from "../client/readEntry.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import type { ListedResourceTemplate } from "../model/Resource.js";
import { listQueryOptions, type ListQueryOptions } from "./listQueryOptions.js";
import { resourceQueryKeys } from "./queryKeys.js";

/** `resources/templates/list` of one server as an infinite query. */
export function resourceTemplatesQueryOptions(server: ResourceServer): ListQueryOptions<ListedResourceTemplate> {
  const source = { method: "resources/templates/list", field: "resourceTemplates", read: readTemplateEntry } as const;
  return listQueryOptions(server, resourceQueryKeys.templates(server), source, offersResources);
}
