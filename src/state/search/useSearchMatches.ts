import { useEffect, useMemo, useRef, useState } from "react";
import { searchInSlices } from "../../model/search/searchInSlices.js";
import type { SearchIndex, SearchMatches, SearchOptions } from "../../model/search/SearchIndex.js";
import type { SearchEntry } from "./useSearchIndex.js";

interface MatchesOptions extends SearchOptions<SearchEntry> {
  index: SearchIndex<SearchEntry>;
  version: number;
  text: string;
}

const NONE: SearchMatches<SearchEntry> = { matches: [], total: 0, searched: 0 };
// Up to here a search fits into a frame with the rendering after it.
const AT_ONCE = 10_000;

/**
 * The matches for what is in the box now. A small index is searched while rendering; a large one in slices, and until
 * they are done the matches of the text before are given, marked as stale.
 */
export function useSearchMatches({ index, version, text, limit, accept, rank, contextOf }: MatchesOptions): {
  matches: SearchMatches<SearchEntry>;
  isStale: boolean;
} {
  const isSmall = index.size <= AT_ONCE;
  const atOnce = useMemo(
    () => (isSmall ? index.search(text, { limit, accept, rank, contextOf }) : null),
    // eslint-disable-next-line react/exhaustive-deps -- the index changes in place; `version` says when
    [index, version, isSmall, text, limit, accept, rank, contextOf],
  );

  const [found, setFound] = useState<{ text: string; accept: unknown; matches: SearchMatches<SearchEntry> } | null>(
    null,
  );
  const search = useRef<(() => Promise<void>) | null>(null);
  useEffect(() => {
    if (isSmall) return;
    const { signal, abort } = abortable();
    let isRunning = false;
    let hasGrown = false;
    // Pages that arrive do not end a search under way: it looks at them too, and once more at what came after.
    search.current = async () => {
      hasGrown = true;
      if (isRunning) return;
      isRunning = true;
      while (hasGrown && !signal.aborted) {
        hasGrown = false;
        const matches = await searchInSlices(index, text, { limit, accept, rank, contextOf, signal }).catch(() => null);
        if (matches && !signal.aborted) setFound({ text, accept, matches });
      }
      isRunning = false;
    };
    void search.current();
    return abort;
  }, [index, isSmall, text, limit, accept, rank, contextOf]);
  useEffect(() => void search.current?.(), [version]);

  if (atOnce) return { matches: atOnce, isStale: false };
  // More of the same list, or more rows for the same text, do not make what is shown wrong.
  return { matches: found?.matches ?? NONE, isStale: found?.text !== text || found.accept !== accept };
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
