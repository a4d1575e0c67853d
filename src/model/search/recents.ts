import { resourceKey } from "../resourceKey.js";
import type { ResourceRef } from "../Resource.js";

/** A resource that was chosen before. `score` counts choices, each worth half after two weeks. */
export interface RecentEntry extends ResourceRef {
  score: number;
  /** When `score` was last brought up to date, in milliseconds since the epoch. */
  at: number;
  pinned?: boolean | undefined;
}

/** Where recents are kept. The host gives its own; `memoryRecents()` is the default. */
export interface RecentsStorage {
  load: () => readonly RecentEntry[];
  save: (entries: readonly RecentEntry[]) => void;
}

const HALF_LIFE_MS = 14 * 86_400_000;
const KEPT = 200;

/** The entries after a resource was chosen. */
export function touchRecent(
  entries: readonly RecentEntry[],
  { server, uri }: ResourceRef,
  now = Date.now(),
): readonly RecentEntry[] {
  const before = entries.find((entry) => resourceKey(entry) === resourceKey({ server, uri }));
  const touched = {
    server,
    uri,
    score: (before ? scoreAt(before, now) : 0) + 1,
    at: now,
    ...(before?.pinned && { pinned: true }),
  };
  return rankRecents([touched, ...entries.filter((entry) => entry !== before)], now).slice(0, KEPT);
}

/** The entries after a resource was pinned, or its pin taken away. */
export function pinRecent(
  entries: readonly RecentEntry[],
  { server, uri }: ResourceRef,
  pinned: boolean,
  now = Date.now(),
): readonly RecentEntry[] {
  const before = entries.find((entry) => resourceKey(entry) === resourceKey({ server, uri }));
  const changed = { ...(before ?? { server, uri, score: 0, at: now }), pinned };
  return rankRecents([changed, ...entries.filter((entry) => entry !== before)], now);
}

/** Pinned ones first, then by frecency: often and lately before rarely and long ago. */
export function rankRecents(entries: readonly RecentEntry[], now = Date.now()): readonly RecentEntry[] {
  return entries.toSorted(
    (a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false) || scoreAt(b, now) - scoreAt(a, now),
  );
}

function scoreAt({ score, at }: RecentEntry, now: number): number {
  return score * 2 ** ((at - now) / HALF_LIFE_MS);
}

/** Keeps recents for as long as the page lives. */
export function memoryRecents(): RecentsStorage {
  let kept: readonly RecentEntry[] = [];
  return { load: () => kept, save: (entries) => void (kept = entries) };
}

/** Keeps recents in `localStorage` under `key`. What is not readable there counts as none; a full storage is no error. */
export function localStorageRecents(key = "mcp-resource-kit:recents"): RecentsStorage {
  return {
    load: () => {
      try {
        return readRecents(JSON.parse(localStorage.getItem(key) ?? "[]"));
      } catch {
        return [];
      }
    },
    save: (entries) => {
      try {
        localStorage.setItem(key, JSON.stringify(entries));
      } catch {
        // Private windows and full storages refuse; recents are a convenience.
      }
    },
  };
}

/** What a storage gave, as far as it can be used, each resource once. */
export function readRecents(stored: unknown): readonly RecentEntry[] {
  if (!Array.isArray(stored)) return [];
  return [...new Map(stored.filter(isEntry).map((entry) => [resourceKey(entry), entry])).values()];
}

function isEntry(value: unknown): value is RecentEntry {
  const { server, uri, score, at } = (value ?? {}) as Partial<Record<keyof RecentEntry, unknown>>;
  return typeof server === "string" && typeof uri === "string" && Number.isFinite(score) && Number.isFinite(at);
}
