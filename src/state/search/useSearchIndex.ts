import { useEffect, useMemo, useState } from "react";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import { SearchIndex } from "../../model/search/SearchIndex.js";

export type SearchEntry = ListedResource | ListedResourceTemplate;

/** A list that only grows while its `revision` stays the same. */
export interface GrowingList {
  key: string;
  items: readonly SearchEntry[];
  revision: number;
}

interface Indexed {
  index: SearchIndex<SearchEntry>;
  /** How much of each list is in the index. */
  sizes: Map<string, { length: number; revision: number }>;
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
    [...before.sizes].every(([key, { length, revision }]) => {
      const list = lists.find((one) => one.key === key);
      return list?.revision === revision && list.items.length >= length;
    });
  const { index, sizes, version } = grows
    ? before
    : { index: new SearchIndex<SearchEntry>(), sizes: new Map(), version: (before?.version ?? 0) + 1 };
  let added = 0;
  for (const { key, items, revision } of lists) {
    const known = sizes.get(key)?.length ?? 0;
    if (items.length > known) index.add(known === 0 ? items : items.slice(known));
    added += items.length - known;
    sizes.set(key, { length: items.length, revision });
  }
  return grows && added === 0 ? before : { index, sizes, version: version + 1 };
}
