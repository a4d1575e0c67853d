import type { QueryClient } from "@tanstack/react-query";
import { offersCompletions } from "../../client/capabilities.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import type { TreeEntry } from "../../model/tree/TreeEntry.js";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import { expandUriTemplate } from "../../model/uriTemplate/expandUriTemplate.js";
import { parseUriTemplate } from "../../model/uriTemplate/parseUriTemplate.js";
import { fetchUntil } from "../../queries/fetchUntil.js";
import { fetchTemplateCompletion } from "../../queries/fetchTemplateCompletion.js";
import { resourceDirectoryQueryOptions } from "../../queries/resourceDirectoryQueryOptions.js";
import { templateCompletionQueryOptions } from "../../queries/templateCompletionQueryOptions.js";

/** What stands below a node that was opened. */
export interface LoadedChildren {
  resources: readonly ListedResource[];
  entries: readonly TreeEntry[];
}

const MOST_PAGES = 10_000;

/**
 * Asks the server for what is below a node: a directory's children, or the values of a template's next variable. Until
 * `signal` aborts.
 */
export async function loadChildren(
  queryClient: QueryClient,
  server: ResourceServer,
  entry: TreeEntry,
  signal: AbortSignal,
): Promise<LoadedChildren> {
  if (entry.kind === "folder" && entry.resource) {
    const options = resourceDirectoryQueryOptions(server, entry.resource.uri);
    const { pages } = await fetchUntil(queryClient, options.queryKey, signal, () =>
      queryClient.fetchInfiniteQuery({ ...options, pages: MOST_PAGES }),
    );
    return { resources: pages.flatMap(({ items }) => items), entries: [] };
  }
  if (entry.kind === "template")
    return { resources: [], entries: await loadValues(queryClient, server, entry.template, {}, signal) };
  if (entry.kind === "value")
    return { resources: [], entries: await loadValues(queryClient, server, entry.template, entry.values, signal) };
  return { resources: [], entries: [] };
}

async function loadValues(
  queryClient: QueryClient,
  server: ResourceServer,
  template: ListedResourceTemplate,
  values: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly TreeEntry[]> {
  const { variables } = parseUriTemplate(template.uriTemplate);
  const required = variables.filter((one) => one.required && !Object.hasOwn(values, one.name));
  const variable = required[0] ?? variables.find(({ name }) => !Object.hasOwn(values, name));
  if (!variable || !offersCompletions(server)) return [];
  const args = { template: template.uriTemplate, variable: variable.name, value: "", context: values };
  const { queryKey } = templateCompletionQueryOptions(server, args);
  const {
    values: offered,
    hasMore,
    total,
  } = await fetchUntil(queryClient, queryKey, signal, () => fetchTemplateCompletion(queryClient, server, args));
  const isLast = required.length <= 1;
  const entries = offered.map((value): TreeEntry => {
    const chosen = { ...values, [variable.name]: value };
    const name = value === "" ? "“”" : value;
    const base = { kind: "value" as const, server: server.id, template, name, values: chosen };
    return isLast ? { ...base, uri: expandUriTemplate(template.uriTemplate, chosen) } : { ...base, load: "unloaded" };
  });
  if (!hasMore) return entries;
  return [
    ...entries,
    { kind: "status", server: server.id, status: "empty", more: Math.max(0, (total ?? 0) - offered.length) },
  ];
}
