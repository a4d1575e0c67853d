"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { offersCompletions } from "../client/capabilities.js";
import { noServer } from "../client/noServer.js";
import type { ResourceError } from "../client/ResourceError.js";
import { useResourceContext } from "../client/useResourceContext.js";
import { useDebounced } from "../utils/useDebounced.js";
import { narrowedFromCache } from "./fetchTemplateCompletion.js";
import { narrowCompletion } from "./narrowCompletion.js";
import {
  resolvedContext,
  templateCompletionQueryOptions,
  type TemplateCompletionArgs,
} from "./templateCompletionQueryOptions.js";

export interface UseTemplateCompletionOptions extends TemplateCompletionArgs {
  /** Id of the server that listed the template. */
  server: string;
  /** False: ask nothing, such as while the field has no focus. */
  enabled?: boolean | undefined;
}

/** What a server suggests for a variable. */
export interface UseTemplateCompletionResult {
  /** For what is typed now; while the server is being asked, what of its last answer still fits. */
  values: readonly string[];
  /** How many the server has in all, where it says so. */
  total: number | undefined;
  /** There are more than these. */
  hasMore: boolean;
  /** `unsupported`: the server does not declare completions, or does not know them after all; it is not asked. */
  status: "idle" | "loading" | "success" | "error" | "unsupported";
  /** Why the server gave no suggestions. */
  error: ResourceError | null;
  /** The values belong to an earlier text. */
  isStale: boolean;
  /** Asks again after an error. */
  retry: () => void;
}

const DEBOUNCE_MS = 150;
const NO_VALUES: readonly string[] = [];

/**
 * Suggestions for one template variable while its value is typed: asked for when typing pauses, aborted when it goes
 * on, cached, and narrowed without a request where the server had answered in full. A late answer to an earlier text
 * is never shown.
 */
export function useTemplateCompletion(options: UseTemplateCompletionOptions): UseTemplateCompletionResult {
  const { server: id, template, variable, value, context, enabled = true } = options;
  const { getServer, queryClient } = useResourceContext();
  const server = getServer(id) ?? noServer;
  const supported = server !== noServer && offersCompletions(server);

  // Only typing is debounced; another variable or context asks at once.
  const contextKey = JSON.stringify(resolvedContext({ context, variable }));
  const { principal } = server;
  const field = JSON.stringify([id, principal, template, variable, contextKey]);
  const current = useMemo(() => ({ field, value }), [field, value]);
  const debounced = useDebounced(current, DEBOUNCE_MS);
  const asked = debounced.field === field ? debounced.value : value;

  const args = { template, variable, value: asked, context };
  const narrowed = narrowedFromCache(queryClient, server, { ...args, value });
  const query = useQuery(
    { ...templateCompletionQueryOptions(server, args), enabled: enabled && supported && narrowed === null },
    queryClient,
  );
  const answer = asked === value ? query.data : undefined;
  const fresh = narrowed ?? answer;

  // The last answer, for as long as the next one is on its way.
  const [last, setLast] = useState({ field, values: NO_VALUES });
  if (answer && answer.values !== last.values) setLast({ field, values: answer.values });
  const fallback = last.field === field ? narrowCompletion(last.values, value) : NO_VALUES;

  return {
    values: fresh?.values ?? fallback,
    total: fresh?.total,
    hasMore: fresh?.hasMore ?? false,
    status: statusOf(),
    error: fresh ? null : (query.error as ResourceError | null),
    isStale: fresh === undefined && fallback.length > 0,
    retry: () => void query.refetch(),
  };

  function statusOf(): UseTemplateCompletionResult["status"] {
    if (!supported) return "unsupported";
    if (fresh) return "success";
    if (!enabled) return "idle";
    return query.isError && asked === value && !query.isFetching ? "error" : "loading";
  }
}
