import { defaultShouldDehydrateQuery, type Query } from "@tanstack/react-query";
import type { Freshness } from "./freshness.js";
import { resourceQueryKeys } from "./queryKeys.js";

/**
 * For a host that persists its query cache (`dehydrateOptions.shouldDehydrateQuery`): leaves out what servers marked
 * as private or did not mark, and lets every query that is not the kit's pass as by TanStack's default.
 */
export function shouldDehydrateResourceQuery(query: Query): boolean {
  if (!defaultShouldDehydrateQuery(query)) return false;
  if (query.queryKey[0] !== resourceQueryKeys.all[0]) return true;
  const data = query.state.data as Partial<Freshness> | { pages?: readonly Partial<Freshness>[] } | undefined;
  const answers = data && "pages" in data ? (data.pages ?? []) : [data as Partial<Freshness> | undefined];
  return answers.length > 0 && answers.every((answer) => answer?.cacheScope === "public");
}
