import { useMemo } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { SearchMatches } from "../../model/search/SearchIndex.js";
import type { ResourceTreeModelOptions } from "../../model/tree/TreeEntries.js";
import type { TreeSort } from "../../model/tree/TreeEntry.js";
import { useSearchIndex, type SearchEntry } from "../search/useSearchIndex.js";
import { useSearchMatches } from "../search/useSearchMatches.js";
import { TreeStore, type TreeFilter, type TreeSource } from "./TreeStore.js";

const MOST_MATCHES = 5000;
const NOTHING: readonly TreeSource[] = [];

interface TreeFilterOptions {
  text: string;
  sources: readonly TreeSource[];
  /** The whole tree, with what was read below its directories. */
  whole: TreeStore;
  isOffered: TreeFilter;
  sort: TreeSort | undefined;
  compact: boolean | undefined;
  /** What else decides how the whole tree looks. */
  rules: Omit<ResourceTreeModelOptions, "locale" | "sort" | "compact">;
}

/**
 * The tree of what matches the filter text, with its folders, all open; null while there is no text, and while the
 * first is being searched for. The whole tree is not touched, so that it stands as it was when the text is gone. Pages
 * that arrive change the tree of a text and make no new one, so the keyboard and what was closed stay.
 */
export function useTreeFilter({ text, sources, whole, isOffered, sort, compact, rules }: TreeFilterOptions) {
  const { locale } = useResourceContext();
  const isActive = text.trim() !== "";
  const searched = isActive ? sources : NOTHING;
  const lists = useMemo(
    () =>
      searched.flatMap(({ server, resources, templates }) => [
        { key: `resources|${server}`, items: resources },
        { key: `templates|${server}`, items: templates },
        { key: `read|${server}`, items: whole.readOf(server) },
      ]),
    // oxlint-disable-next-line react/exhaustive-deps -- what was read changes in place; `version` says when
    [searched, whole, whole.version],
  );
  const { index, version } = useSearchIndex(lists);
  const { matches, matchedText, isStale } = useSearchMatches({
    index,
    version,
    text,
    limit: MOST_MATCHES,
    accept: isOffered,
  });
  const shownText = isActive && matchedText.trim() !== "" ? matchedText : null;
  const store = useMemo(() => {
    if (shownText === null) return null;
    const filtered = new TreeStore({ ...rules, locale, sort, compact });
    filtered.model.rows.setAllExpanded(true);
    return filtered;
  }, [shownText, rules, locale, sort, compact]);
  // oxlint-disable-next-line react/void-use-memo -- The model changes in place; syncing twice with the same matches does nothing.
  useMemo(() => store?.sync(matchingOf(searched, matches), undefined, Infinity), [store, searched, matches]);
  return { store, total: matches.total, shown: matches.matches.length, isStale: isActive && isStale };
}

function matchingOf(sources: readonly TreeSource[], { matches }: SearchMatches<SearchEntry>): TreeSource[] {
  const revision = ++revisions;
  const found = matches.map(({ item }) => item);
  return sources
    .map((source) => ({
      ...source,
      revision,
      resources: found.flatMap((item) => ("uri" in item && item.server === source.server ? [item] : [])),
      templates: found.flatMap((item) => ("uriTemplate" in item && item.server === source.server ? [item] : [])),
    }))
    .filter(({ resources, templates }) => resources.length + templates.length > 0);
}

let revisions = 0;
