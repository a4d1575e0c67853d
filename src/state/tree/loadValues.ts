import type { QueryClient } from "@tanstack/react-query";
import { offersCompletions } from "../../client/capabilities.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import type { TreeEntry } from "../../model/tree/TreeEntry.js";
import { expandUriTemplate } from "../../model/uriTemplate/expandUriTemplate.js";
import { parseUriTemplate } from "../../model/uriTemplate/parseUriTemplate.js";
import { fetchUntil } from "../../queries/fetchUntil.js";
import { fetchTemplateCompletion } from "../../queries/fetchTemplateCompletion.js";
import { templateCompletionQueryOptions } from "../../queries/templateCompletionQueryOptions.js";

/**
 * The values of a template's next variable, as rows below the template or below the value before. A template without
 * variables has the one resource that it names.
 */
export async function loadValues(
  queryClient: QueryClient,
  server: ResourceServer,
  entry: TreeEntry,
  signal: AbortSignal,
): Promise<readonly TreeEntry[]> {
  if (entry.kind !== "template" && entry.kind !== "value") return [];
  const { template } = entry;
  const values = entry.kind === "value" ? entry.values : {};
  const { variables } = parseUriTemplate(template.uriTemplate);
  const required = variables.filter((one) => one.required && !Object.hasOwn(values, one.name));
  if (variables.length === 0) {
    const uri = expandUriTemplate(template.uriTemplate, {});
    return [{ kind: "value", server: server.id, template, name: uri, values, uri }];
  }
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
  // A total that is no more than what came says nothing of how many there are.
  const count = (total ?? 0) - offered.length;
  return [...entries, { kind: "status", server: server.id, status: "more", ...(count > 0 && { count }) }];
}
