"use client";
import { useEffect, useState } from "react";
import { findInText } from "../../../model/contents/findInText.js";
import type { MarkedMatches } from "../../../model/contents/markTokens.js";
import { useDebounced } from "../../../utils/useDebounced.js";

const NOTHING: MarkedMatches = { starts: [], ends: [], capped: false, current: -1 };

/** What a find box looks for in a text, and the match the user stands on. */
export interface Find {
  query: string;
  setQuery(query: string): void;
  /** Whether the matches are those of another query still. */
  isSearching: boolean;
  matches: MarkedMatches;
  /** Goes to the next match, or with -1 to the one before, round at the ends. */
  step(by: 1 | -1): void;
}

/** Searches a text as a query is typed. */
export function useFind(text: string): Find {
  const [query, setQuery] = useState("");
  const settled = useDebounced(query, text.length > 100_000 ? 120 : 0);
  const [found, setFound] = useState<{ text: string; query: string; matches: MarkedMatches }>();

  useEffect(() => {
    if (settled === "") return;
    const controller = new AbortController();
    findInText(text, settled, controller.signal).then(
      (matches) => setFound({ text, query: settled, matches: { ...matches, current: matches.starts.length ? 0 : -1 } }),
      () => {}, // aborted
    );
    return () => controller.abort();
  }, [text, settled]);

  const isCurrent = found?.text === text && found.query === query;
  const step = (by: 1 | -1) => {
    if (found === undefined || found.matches.starts.length === 0) return;
    const count = found.matches.starts.length;
    const current = (found.matches.current + by + count) % count;
    setFound({ ...found, matches: { ...found.matches, current } });
  };
  // The marks of an earlier query stay while its successor is being looked for: no flicker at every key.
  const matches = query === "" || found?.text !== text ? NOTHING : found.matches;
  return { query, setQuery, isSearching: query !== "" && !isCurrent, matches, step };
}
