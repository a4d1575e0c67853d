import { sourceTree, type BenchFile } from "../../data/sourceTree.js";
import { heapBytes } from "../../measure.js";
import type { MakeMatcher } from "../matcher/runMatcher.js";

/** Bytes per resource that a search keeps beyond `items`, once it has answered a query. */
export async function measureIndex<T>(items: readonly T[], build: (items: readonly T[]) => (query: string) => unknown) {
  const before = await heapBytes();
  const search = build(items);
  search("session");
  const after = await heapBytes();
  // Used once more, so that neither the index nor the items are garbage at the second reading.
  search("session");
  return Math.max(0, (after - before) / items.length);
}

/** The same for a matcher of texts. */
export function measureMatcher(size: number, make: MakeMatcher) {
  return measureIndex(
    sourceTree(size).map(({ uri }: BenchFile) => uri.slice("file:///".length)),
    make,
  );
}
