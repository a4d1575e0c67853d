import { useEffect, useMemo, useRef, useState } from "react";
import type { SearchIndex, SearchMatches, SearchOptions } from "../../model/search/SearchIndex.js";
import { runInSlices } from "../../utils/runInSlices.js";
import type { SearchEntry } from "./useSearchIndex.js";

interface MatchesOptions extends SearchOptions<SearchEntry> {
  index: SearchIndex<SearchEntry>;
  version: number;
  /** Null searches for nothing. */
  text: string | null;
}

const NONE: SearchMatches<SearchEntry> = { matches: [], total: 0, totals: new Map(), searched: 0 };
// So many fit into a frame with the rendering after them, even where the code runs for the first time.
const AT_ONCE = 2_500;
// The first slice stands in one task with the key and what it draws, and the frame is theirs too.
const SLICE_MS = 5;

/**
 * The matches for the text now typed. What is quick is done while rendering: a small index, or a text that goes on and
 * has few matches left to look at. The rest is searched in slices, and until they are done the matches of the text
 * before are given, marked as stale; before any search nothing, with `searched` 0.
 */
export function useSearchMatches({ index, version, text, limit, limitOf, accept, rank, labelOf }: MatchesOptions): {
  matches: SearchMatches<SearchEntry>;
  /** The text that they match. */
  matchedText: string;
  isStale: boolean;
} {
  const options = useMemo(() => ({ limit, limitOf, accept, rank, labelOf }), [limit, limitOf, accept, rank, labelOf]);
  const atOnce = useMemo(
    () => {
      if (text === null) return NONE;
      return index.effortOf(text, options) <= AT_ONCE ? index.search(text, options) : null;
    },
    // eslint-disable-next-line react/exhaustive-deps -- the index changes in place; `version` says when
    [index, version, text, options],
  );

  const isQuick = atOnce !== null;
  const [found, setFound] = useState<{ text: string; accept: unknown; matches: SearchMatches<SearchEntry> } | null>(
    null,
  );
  const search = useRef<(() => Promise<void>) | null>(null);
  useEffect(() => {
    if (isQuick || text === null) return;
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
        const matches = await runInSlices(index.steps(text, options), { signal, slice: SLICE_MS }).catch(() => null);
        if (matches && !signal.aborted) setFound({ text, accept: options.accept, matches });
      }
      isRunning = false;
    };
    void search.current();
    return () => {
      search.current = null;
      abort();
    };
  }, [index, isQuick, text, options]);
  useEffect(() => void search.current?.(), [version]);

  // What a quick search found is what a slow one after it goes on showing.
  const [shown, setShown] = useState({ matches: NONE, text: "" });
  const current = atOnce ?? (found?.text === text && found.accept === options.accept ? found.matches : null);
  if (current && current !== shown.matches) setShown({ matches: current, text: text ?? "" });
  return {
    matches: current ?? shown.matches,
    matchedText: current ? (text ?? "") : shown.text,
    isStale: current === null,
  };
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
