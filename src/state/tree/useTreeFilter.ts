import { useMemo, useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useSearchIndex } from "../search/useSearchIndex.js";
import { useSearchMatches } from "../search/useSearchMatches.js";
import { TreeStore, type TreeFilter, type TreeSource } from "./TreeStore.js";

const MOST_MATCHES = 5000;
const NOTHING: readonly TreeSource[] = [];

/**
 * The tree of what matches the filter text, with its folders, all open; null while there is no text. The whole tree is
 * not touched, so that it stands as it was when the text is gone.
 */
export function useTreeFilter(text: string, sources: readonly TreeSource[], isOffered: TreeFilter) {
  const { locale } = useResourceContext();
  const isActive = text.trim() !== "";
  const searched = isActive ? sources : NOTHING;
  const lists = useMemo(
    () =>
      searched.flatMap(({ server, resources, templates }) => [
        { key: `resources|${server}`, items: resources },
        { key: `templates|${server}`, items: templates },
      ]),
    [searched],
  );
  const { index, version } = useSearchIndex(lists);
  const [noContext] = useState(() => () => "");
  const { matches } = useSearchMatches({
    index,
    version,
    text,
    limit: MOST_MATCHES,
    accept: isOffered,
    contextOf: noContext,
  });
  const store = useMemo(() => {
    if (!isActive) return null;
    const filtered = new TreeStore({ locale });
    const found = matches.matches.map(({ item }) => item);
    filtered.sync(
      searched
        .map((source) => ({
          ...source,
          resources: found.flatMap((item) => ("uri" in item && item.server === source.server ? [item] : [])),
          templates: found.flatMap((item) => ("uriTemplate" in item && item.server === source.server ? [item] : [])),
        }))
        .filter(({ resources, templates }) => resources.length + templates.length > 0),
      undefined,
      Infinity,
    );
    filtered.model.rows.setAllExpanded(true);
    return filtered;
  }, [isActive, locale, matches, searched]);
  return { store, total: matches.total };
}
