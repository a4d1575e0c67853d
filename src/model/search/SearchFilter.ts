import { kindOf, type ResourceKind } from "../mime/kindOf.js";
import type { Audience } from "../Resource.js";
import type { SearchItem } from "./SearchItem.js";

/** One condition on results. Several of the same kind widen, different kinds narrow. `changed` is in days. */
export type SearchFilter =
  | { kind: "server"; value: string }
  | { kind: "type"; value: ResourceKind }
  | { kind: "audience"; value: Audience }
  | { kind: "changed"; value: number };

/** Whether two filters are the same condition. */
export function isSameFilter(a: SearchFilter, b: SearchFilter): boolean {
  return a.kind === b.kind && a.value === b.value;
}

/** A function that tells which items the filters let through; undefined where there are none. */
export function acceptFilters(
  filters: readonly SearchFilter[],
  now = Date.now(),
): ((item: SearchItem) => boolean) | undefined {
  if (filters.length === 0) return undefined;
  const byKind = [...new Set(filters.map(({ kind }) => kind))].map((kind) =>
    filters.filter((filter) => filter.kind === kind),
  );
  return (item) => byKind.every((alternatives) => alternatives.some((filter) => passes(item, filter, now)));
}

function passes(item: SearchItem, filter: SearchFilter, now: number): boolean {
  switch (filter.kind) {
    case "server":
      return item.server === filter.value;
    case "type":
      return kindOf(item.mimeType, "uri" in item ? item.uri : undefined) === filter.value;
    case "audience":
      // Without an audience a resource is for both.
      return item.annotations?.audience?.includes(filter.value) ?? true;
    case "changed": {
      const changed = Date.parse(item.annotations?.lastModified ?? "");
      return now - changed <= filter.value * 86_400_000;
    }
  }
}
