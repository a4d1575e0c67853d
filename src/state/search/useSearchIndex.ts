import { useEffect, useMemo, useState } from "react";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import { SearchIndex } from "../../model/search/SearchIndex.js";

export type SearchEntry = ListedResource | ListedResourceTemplate;

/** One of the lists that are searched. */
export interface GrowingList {
  key: string;
  items: readonly SearchEntry[];
}

interface Indexed {
  index: SearchIndex<SearchEntry>;
  /** How much of each list is in the index. */
  sizes: Map<string, { length: number; first: SearchEntry | undefined; last: SearchEntry | undefined }>;
  /** Changes with every addition. */
  version: number;
}

const IDLE_SLICE_MS = 6;

/** One index over several lists that grow as pages arrive: additions cost their own size, a replaced list a new index. */
export function useSearchIndex(lists: readonly GrowingList[]): { index: SearchIndex<SearchEntry>; version: number } {
  const [growing] = useState(() => new GrowingIndex());
  const indexed = useMemo(() => growing.update(lists), [growing, lists]);

  // Texts are folded while nobody types, so that the first key finds them ready.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      if (!indexed.index.prepare(performance.now() + IDLE_SLICE_MS)) timer = setTimeout(work, IDLE_SLICE_MS);
    };
    timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }, [indexed]);

  return indexed;
}

class GrowingIndex {
  #indexed: Indexed | null = null;

  update(lists: readonly GrowingList[]): Indexed {
    return (this.#indexed = bringUpToDate(this.#indexed, lists));
  }
}

function bringUpToDate(before: Indexed | null, lists: readonly GrowingList[]): Indexed {
  const grows =
    before !== null &&
    // What is in the index is still the beginning of each list: entries keep their identity while a list grows.
    [...before.sizes].every(([key, { length, first, last }]) => {
      const items = lists.find((one) => one.key === key)?.items ?? [];
      return items.length >= length && (length === 0 || (items[0] === first && items[length - 1] === last));
    });
  const { index, sizes, version } = grows
    ? before
    : { index: new SearchIndex<SearchEntry>(), sizes: new Map(), version: (before?.version ?? 0) + 1 };
  let added = 0;
  for (const { key, items } of lists) {
    const known = sizes.get(key)?.length ?? 0;
    if (items.length > known) index.add(known === 0 ? items : items.slice(known));
    added += items.length - known;
    sizes.set(key, { length: items.length, first: items[0], last: items.at(-1) });
  }
  return grows && added === 0 ? before : { index, sizes, version: version + 1 };
}
