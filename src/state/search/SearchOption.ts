import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../../model/Resource.js";
import type { MatchRange } from "../../model/search/matchRanges.js";

/** What the rows of entries have in common. */
export interface FoundOption {
  id: string;
  /** What matched. */
  ranges: readonly MatchRange[];
  /**
   * Where its URI, or template, stops differing from those of the rows that have its name too, in code units; undefined
   * where no other has it, or where it ends as no other does.
   */
  toldApartUntil?: number | undefined;
}

/** One row of the results. `id` is opaque and stays with the row while the query changes. */
export type SearchOption =
  | (FoundOption & { kind: "resource"; resource: ListedResource; isPinned: boolean })
  /** Goes on by completing the template's variables in the box. */
  | (FoundOption & { kind: "template"; template: ListedResourceTemplate })
  /** A value for the variable that is being typed. */
  | { kind: "value"; id: string; value: string; isTyped: boolean }
  /** Takes the template's URI as it is, without the optional variables. */
  | { kind: "finish"; id: string; ref: ResourceRef }
  /** Shows the next hundred, or more of the server that is named. */
  | { kind: "more"; id: string; count: number; server?: string | undefined };

/** Rows of the list that belong together. */
export interface SearchGroup {
  id: string;
  /** `recent`, one server's results, a template variable's values, or the row that shows more. */
  kind: "recent" | "server" | "values" | "more";
  server?: string | undefined;
  /** The variable, in a group of values. */
  variable?: string | undefined;
  options: readonly SearchOption[];
}

/** The reference a row stands for; null for rows that lead on. */
export function refOfOption(option: SearchOption): ResourceRef | null {
  if (option.kind === "finish") return option.ref;
  return option.kind === "resource" ? { server: option.resource.server, uri: option.resource.uri } : null;
}
