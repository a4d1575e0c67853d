import { useRef } from "react";
import { offersCompletions } from "../../client/capabilities.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { UriTemplate } from "../../model/uriTemplate/UriTemplate.js";
import {
  templateCompletionQueryOptions,
  type TemplateCompletion,
} from "../../queries/templateCompletionQueryOptions.js";
import { completionContext, isBlank, type TemplateFormValues } from "./templateFormValues.js";

interface DependentValuesOptions {
  server: string;
  template: string;
  parsed: UriTemplate;
  initial: TemplateFormValues;
}

/**
 * Knows under which other values each value was filled in. The suggestions for a repository are those of its owner:
 * when the owner changes, what was chosen from them no longer holds.
 */
export function useDependentValues({ server: id, template, parsed, initial }: DependentValuesOptions) {
  const { getServer, queryClient } = useResourceContext();
  const contexts = useRef<Map<string, Record<string, string>>>(null);
  contexts.current ??= initialContexts(parsed, initial);

  function hasNoSuggestions(variable: string, context: Record<string, string>): boolean {
    const server = getServer(id);
    if (!server || !offersCompletions(server)) return true;
    const { queryKey } = templateCompletionQueryOptions(server, { template, variable, value: "", context });
    const state = queryClient.getQueryState<TemplateCompletion>(queryKey);
    return state?.data ? state.data.values.length === 0 : state?.status === "error";
  }

  /** The values after one of them became `next[changed]`, without those that depended on what it was before. */
  function settle(next: TemplateFormValues, changed: string): { values: TemplateFormValues; cleared: string[] } {
    const known = contexts.current!;
    known.set(changed, completionContext(next, changed));
    const values: Record<string, TemplateFormValues[string]> = { ...next };
    const cleared: string[] = [];
    const queue = [changed];
    for (const name of queue) {
      for (const { name: other } of parsed.variables) {
        const before = known.get(other);
        if (other === changed || before === undefined || !Object.hasOwn(before, name) || isBlank(values[other]))
          continue;
        if (before[name] === values[name] || hasNoSuggestions(other, before)) continue;
        delete values[other];
        known.delete(other);
        cleared.push(other);
        queue.push(other);
      }
    }
    return { values, cleared };
  }

  function restart(values: TemplateFormValues): void {
    contexts.current = initialContexts(parsed, values);
  }

  return { settle, restart };
}

/** Values that were there from the start count as filled in in the template's order. */
function initialContexts({ variables }: UriTemplate, values: TemplateFormValues): Map<string, Record<string, string>> {
  const contexts = new Map<string, Record<string, string>>();
  let earlier: TemplateFormValues = {};
  for (const { name } of variables) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) continue;
    contexts.set(name, completionContext(earlier, name));
    earlier = { ...earlier, [name]: value };
  }
  return contexts;
}
