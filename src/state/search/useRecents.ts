import { useCallback, useMemo, useState } from "react";
import type { ResourceRef } from "../../model/Resource.js";
import {
  memoryRecents,
  pinRecent,
  rankRecents,
  touchRecent,
  type RecentEntry,
  type RecentsStorage,
} from "../../model/search/recents.js";

export interface Recents {
  /** Pinned ones first, then by frecency. */
  entries: readonly RecentEntry[];
  /** A resource was chosen. */
  touch: (ref: ResourceRef) => void;
  pin: (ref: ResourceRef, pinned: boolean) => void;
}

const shared = memoryRecents();

/** The resources chosen before, in the host's storage; by default shared by all searches of the page. */
export function useRecents(storage: RecentsStorage = shared): Recents {
  const [entries, setEntries] = useState(() => rankRecents(storage.load()));
  const change = useCallback(
    (next: (before: readonly RecentEntry[]) => readonly RecentEntry[]) => {
      const changed = next(storage.load());
      storage.save(changed);
      setEntries(changed);
    },
    [storage],
  );
  return useMemo(
    () => ({
      entries,
      touch: (ref) => change((before) => touchRecent(before, ref)),
      pin: (ref, pinned) => change((before) => pinRecent(before, ref, pinned)),
    }),
    [entries, change],
  );
}
