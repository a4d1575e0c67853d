import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";

// Who waits for a query without observing it.
const waiting = new WeakMap<Query, number>();

/**
 * Waits for what `fetch` asks the query of `queryKey` for, until `signal` aborts; then the request is aborted too, unless
 * somebody else waits for the same answer or shows it.
 */
export async function fetchUntil<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  signal: AbortSignal,
  fetch: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const answer = fetch();
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (!query) return answer;
  const count = (step: 1 | -1) => waiting.set(query, (waiting.get(query) ?? 0) + step).get(query);
  count(1);
  let abort!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort);
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
    // A moment later: who shows it next, such as a viewer that takes the place of a form, is not there yet.
    if (count(-1) === 0 && signal.aborted) queueMicrotask(() => cancelUnwanted(query));
  }
}

// Reverted and not silent: TanStack would take a query that was cancelled silently for one under way, for ever.
function cancelUnwanted(query: Query): void {
  if ((waiting.get(query) ?? 0) === 0 && query.getObserversCount() === 0) void query.cancel({ revert: true });
}
