import type { QueryClient } from "@tanstack/react-query";
import type { ResourceServer } from "../client/ResourceServer.js";
import { isWhole, narrowCompletion } from "./narrowCompletion.js";
import {
  FRESH_MS,
  templateCompletionQueryOptions,
  type TemplateCompletion,
  type TemplateCompletionArgs,
} from "./templateCompletionQueryOptions.js";

/**
 * Completes a variable outside a form (tree folders, mentions), sharing cache and requests with
 * `useTemplateCompletion`. Rejects with a `ResourceError`.
 */
export async function fetchTemplateCompletion(
  queryClient: QueryClient,
  server: ResourceServer,
  args: TemplateCompletionArgs,
): Promise<TemplateCompletion> {
  return (
    narrowedFromCache(queryClient, server, args) ?? queryClient.fetchQuery(templateCompletionQueryOptions(server, args))
  );
}

// Nobody types a whole answer's beginning longer than this; a pasted text would be looked up once for each character.
const LONGEST_BEGINNING = 64;

/**
 * The values for what is typed, where a shorter beginning of it was answered in full. Null where the server must be
 * asked: nothing whole is cached, or nothing of it matches (a server may complete what it does not list).
 */
export function narrowedFromCache(
  queryClient: QueryClient,
  server: ResourceServer,
  args: TemplateCompletionArgs,
): TemplateCompletion | null {
  for (let length = Math.min(args.value.length - 1, LONGEST_BEGINNING); length >= 0; length--) {
    const { queryKey } = templateCompletionQueryOptions(server, { ...args, value: args.value.slice(0, length) });
    const state = queryClient.getQueryState<TemplateCompletion>(queryKey);
    if (!state?.data || state.isInvalidated || state.dataUpdatedAt + FRESH_MS <= Date.now()) continue;
    if (!isWhole(state.data)) continue;
    const values = narrowCompletion(state.data.values, args.value);
    return values.length > 0 ? { values, total: values.length, hasMore: false } : null;
  }
  return null;
}
