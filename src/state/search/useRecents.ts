import { useCallback, useMemo, useState } from "react";
import type { ResourceRef } from "../../model/Resource.js";
import {
  memoryRecents,
  pinRecent,
  rankRecents,
  readRecents,
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

/**
 * The resources chosen before, in the host's storage; by default shared by all searches of the page. A storage that
 * throws, or gives what are no recents, takes nothing else down.
 */
export function useRecents(storage: RecentsStorage = shared): Recents {
  const loaded = useMemo(() => rankRecents(load(storage)), [storage]);
  const [changed, setChanged] = useState<{ storage: RecentsStorage; entries: readonly RecentEntry[] } | null>(null);
  const entries = changed?.storage === storage ? changed.entries : loaded;
  const change = useCallback(
    (next: (before: readonly RecentEntry[]) => readonly RecentEntry[]) => {
      const after = next(load(storage));
      setChanged({ storage, entries: after });
      try {
        storage.save(after);
      } catch {
        // Full storages refuse; recents are a convenience.
      }
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

function load(storage: RecentsStorage): readonly RecentEntry[] {
  try {
    return readRecents(storage.load());
  } catch {
    return [];
  }
}
