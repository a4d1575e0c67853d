import { useMemo } from "react";
import { isMcpApp } from "../../model/mime/isMcpApp.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useReadInDirectories } from "../../queries/useReadInDirectories.js";
import { listsOf } from "../search/listsOf.js";
import { useSearchIndex, type GrowingList, type SearchEntry } from "../search/useSearchIndex.js";
import { useSearchMatches } from "../search/useSearchMatches.js";
import { firstByServer, matchesByServer, type MentionMatch } from "./mentionMatches.js";

interface MentionMatchesOptions {
  /** All that are known: an index is for all of them, whatever the query is narrowed to. */
  listings: readonly ResourceListing[];
  /** Those among which is looked. */
  searched: readonly ResourceListing[];
  /** Null while no mention is typed. */
  query: string | null;
  /** Nothing is made ready before the first mention is typed; from then on it is kept for the next. */
  isNeeded: boolean;
  limitOf: (server: string) => number;
}

/** The matches by server for what is typed; stale while a long list is still being searched for it. */
export function useMentionMatches({ listings, searched, query, isNeeded, limitOf }: MentionMatchesOptions): {
  byServer: ReadonlyMap<string, readonly MentionMatch[]>;
  isStale: boolean;
} {
  const read = useReadInDirectories(isNeeded ? listings : NO_LISTINGS);
  const lists = useMemo(() => (isNeeded ? listsOf(listings, read) : NO_LISTS), [isNeeded, listings, read]);
  const { index, version } = useSearchIndex(lists);
  const ids = JSON.stringify(searched.map(({ server }) => server.id));
  const accept = useMemo(() => {
    const wanted = new Set(JSON.parse(ids) as string[]);
    return (item: SearchEntry) => wanted.has(item.server) && !isMcpApp(item);
  }, [ids]);
  const text = query === "" ? null : query;
  const found = useSearchMatches({ index, version, text, limit: MOST, limitOf, accept });
  const byServer = useMemo(() => {
    if (query === null) return NO_MATCHES;
    // Before the first search of a long list is done, what stands there for an empty query stays.
    if (text === null || found.matches.searched === 0) return firstByServer(searched, limitOf);
    return matchesByServer(
      found.matches,
      found.matchedText,
      searched.map(({ server }) => server.id),
    );
  }, [query, text, searched, limitOf, found.matches, found.matchedText]);
  return { byServer, isStale: found.isStale };
}

const NO_LISTINGS: readonly ResourceListing[] = [];
const NO_LISTS: readonly GrowingList[] = [];
const NO_MATCHES: ReadonlyMap<string, MentionMatch[]> = new Map();
const MOST = 1000;
