import { queryOptions, type QueryKey, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import { offersCompletions, withdrawCompletions } from "../client/capabilities.js";
import { ResourceError } from "../client/ResourceError.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import { sendRequest } from "../client/sendRequest.js";
import { queryDefaults } from "./queryDefaults.js";
import { resourceQueryKeys } from "./queryKeys.js";

export interface TemplateCompletionArgs {
  /** The template's text (RFC 6570). */
  template: string;
  /** The variable to complete. */
  variable: string;
  /** What has been typed so far. */
  value: string;
  /** Values of the other variables; empty ones are not sent. */
  context?: Readonly<Record<string, string>> | undefined;
}

/** Values a server offers for one variable of a template. */
export interface TemplateCompletion {
  values: readonly string[];
  /** How many there are in all, where the server says so. */
  total: number | undefined;
  /** There are more than these: typing on narrows them, they cannot be paged. */
  hasMore: boolean;
}

/** A completion as options for `useQuery`, `fetchQuery` and the like. */
export type CompletionQueryOptions = UnusedSkipTokenOptions<TemplateCompletion, Error, TemplateCompletion, QueryKey> & {
  queryKey: QueryKey;
};

/** How long a completion is used before the server is asked again. */
export const FRESH_MS = 60_000;

const NOTHING: TemplateCompletion = { values: [], total: 0, hasMore: false };

/**
 * `completion/complete` for one variable as a query, kept for a minute. A server that does not declare completions, or
 * once answered that it has none, is not asked and offers nothing.
 */
export function templateCompletionQueryOptions(
  server: ResourceServer,
  args: TemplateCompletionArgs,
): CompletionQueryOptions {
  const { template, variable, value } = args;
  const context = resolvedContext(args);
  return queryOptions<TemplateCompletion, Error, TemplateCompletion, QueryKey>({
    ...queryDefaults,
    queryKey: resourceQueryKeys.completion(server, template, variable, value, context),
    queryFn: async ({ signal }): Promise<TemplateCompletion> => {
      if (!offersCompletions(server)) return NOTHING;
      const params = {
        ref: { type: "ref/resource", uri: template },
        argument: { name: variable, value },
        ...(Object.keys(context).length > 0 && { context: { arguments: context } }),
      };
      try {
        return readCompletion(await sendRequest(server, "completion/complete", params, { signal }), server.id);
      } catch (error) {
        if (!(error instanceof ResourceError) || error.kind !== "unsupported") throw error;
        withdrawCompletions(server);
        return NOTHING;
      }
    },
    staleTime: FRESH_MS,
    meta: { mcp: { server: server.id, source: "completion/complete" } },
  });
}

/** Only resolved values of other variables, in the order of their names, so that equal contexts share an answer. */
export function resolvedContext({ context = {}, variable }: Pick<TemplateCompletionArgs, "context" | "variable">) {
  const entries = Object.entries(context).filter(([name, value]) => name !== variable && value !== "");
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readCompletion(answer: unknown, server: string): TemplateCompletion {
  const completion = (answer as { completion?: { values?: unknown; total?: unknown; hasMore?: unknown } } | null)
    ?.completion;
  if (!Array.isArray(completion?.values)) throw new ResourceError("malformed", { server });
  // What nobody sees nobody picks, and as the name of a folder it would be none.
  const isOffered = (value: unknown) => typeof value === "string" && value.trim() !== "";
  const values = [...new Set((completion.values as unknown[]).filter(isOffered) as string[])];
  const total =
    typeof completion.total === "number" && completion.total >= values.length ? completion.total : undefined;
  return { values, total, hasMore: completion.hasMore === true || (total ?? 0) > values.length };
}
