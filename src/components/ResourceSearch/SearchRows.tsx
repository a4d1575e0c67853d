"use client";

import { memo, startTransition, useDeferredValue, useEffect, useState, type ReactNode } from "react";
import type { SearchGroup, SearchOption } from "../../state/search/SearchOption.js";
import type { RowChildren } from "../../utils/createRowContext.js";
import {
  ResourceSearchDrawnContext,
  ResourceSearchRow,
  useResourceSearchContext,
  type DrawnSearch,
} from "./ResourceSearchContext.js";

interface SearchRowsProps {
  group: SearchGroup;
  draw: (option: SearchOption) => ReactNode;
  /** What `draw` is made of: the rows are drawn again when it changes. */
  template: RowChildren<SearchOption>;
}

// More than are in view, and few enough for a frame.
const BLOCK = 20;

/**
 * The rows of a group, in blocks. A key is answered by those in view and by those where the highlight is; blocks further
 * down stay those of the text before, whole with what they know of the search, until there is time.
 */
export function SearchRows({ group, draw, template }: SearchRowsProps) {
  const { drawn: search } = useResourceSearchContext("ResourceSearch.Group");
  const now = { search, group };
  const before = { search: useDeferredValue(search), group: useDeferredValue(group) };
  const starts = Array.from({ length: Math.ceil(group.options.length / BLOCK) }, (_, at) => at * BLOCK);
  const [mounted, setMounted] = useState(1);
  const isBehind = mounted < starts.length;
  // One by one: to mount a hundred rows at once would hold up the next key.
  useEffect(() => {
    if (isBehind) startTransition(() => setMounted(mounted + 1));
  }, [isBehind, mounted]);
  return starts.map((start, at) => {
    const isNeeded = isUrgent(start, now, before);
    if (!isNeeded && at >= mounted) return null;
    const shown = isNeeded ? now : before;
    const end = Math.min(start + BLOCK, group.options.length);
    return <SearchBlock key={start} {...shown} start={start} end={end} draw={draw} template={template} />;
  });
}

interface Drawn {
  search: DrawnSearch;
  group: SearchGroup;
}

// What is late must not have an id or the highlight that another row has now.
function isUrgent(start: number, now: Drawn, before: Drawn): boolean {
  const place = placeOf(start, now);
  if (place < BLOCK || hasHighlight(start, now)) return true;
  if (start >= before.group.options.length) return false;
  return placeOf(start, before) !== place || hasHighlight(start, before);
}

function placeOf(start: number, { search, group }: Drawn): number {
  return search.placeOf(group.options[start]!.id);
}

function hasHighlight(start: number, { search, group }: Drawn): boolean {
  return group.options.slice(start, start + BLOCK).some(({ id }) => id === search.highlighted);
}

interface SearchBlockProps extends SearchRowsProps {
  search: DrawnSearch;
  start: number;
  end: number;
}

const SearchBlock = memo(function SearchBlock({ search, group, start, end, draw }: SearchBlockProps) {
  return (
    <ResourceSearchDrawnContext.Provider value={search}>
      {group.options.slice(start, end).map((option, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- A place is filled anew at every key: mounting costs more.
        <ResourceSearchRow key={place} value={option}>
          {draw(option)}
        </ResourceSearchRow>
      ))}
    </ResourceSearchDrawnContext.Provider>
  );
}, isSameBlock);

// A template makes a new `draw` each time.
function isSameBlock(before: SearchBlockProps, after: SearchBlockProps): boolean {
  return (
    before.search === after.search &&
    before.group === after.group &&
    before.start === after.start &&
    before.end === after.end &&
    before.template === after.template
  );
}
