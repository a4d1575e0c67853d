import { offersResources } from "../client/capabilities.js";
import { readTemplateEntry } from "../client/readEntry.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import { listQueryOptions } from "./listQueryOptions.js";
import { resourceQueryKeys } from "./queryKeys.js";

/** `resources/templates/list` of one server as an infinite query. */
export function resourceTemplatesQueryOptions(server: ResourceServer) {
  const source = { method: "resources/templates/list", field: "resourceTemplates", read: readTemplateEntry } as const;
  return listQueryOptions(server, resourceQueryKeys.templates(server), source, offersResources(server));
}
