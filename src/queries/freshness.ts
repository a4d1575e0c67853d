/** How long an answer may be used, and by whom (specification 2026-07-28, caching). */
export interface Freshness {
  /** When the answer came, in milliseconds since the epoch. */
  receivedAt: number;
  /** Milliseconds from `receivedAt`; 0 means stale at once. */
  ttlMs: number;
  /** "private" is also what an answer without a scope is taken for. */
  cacheScope: "public" | "private";
}

/** The freshness of an answer. A `ttlMs` that is missing, negative or no number counts as 0. */
export function readFreshness(answer: Record<string, unknown>): Freshness {
  const { ttlMs, cacheScope } = answer;
  return {
    receivedAt: Date.now(),
    ttlMs: typeof ttlMs === "number" && ttlMs > 0 ? ttlMs : 0,
    cacheScope: cacheScope === "public" ? "public" : "private",
  };
}

/** TanStack's `staleTime` (milliseconds after `updatedAt`) at which the first of these answers has expired. */
export function staleTimeOf(answers: readonly Freshness[], updatedAt: number): number {
  if (answers.length === 0) return 0;
  const firstExpiry = answers.reduce(
    (soonest, { receivedAt, ttlMs }) => Math.min(soonest, receivedAt + ttlMs),
    Infinity,
  );
  return Math.max(0, firstExpiry - updatedAt);
}
