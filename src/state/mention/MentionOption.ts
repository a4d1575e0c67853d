import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../../model/Resource.js";
import type { FoundOption } from "../search/SearchOption.js";

/** One row of the popup. `id` is its identity while the query changes. */
export type MentionOption =
  | (FoundOption & { kind: "resource"; resource: ListedResource })
  /** Goes on by completing the template's variables in the text. */
  | (FoundOption & { kind: "template"; template: ListedResourceTemplate })
  /** A value for the variable being completed; `isTyped` where it is what the user wrote. */
  | { kind: "value"; id: string; value: string; isTyped: boolean }
  /** The URI as it stands, without the optional variables that are left. */
  | { kind: "finish"; id: string; ref: ResourceRef }
  /** Shows more of a server's matches. */
  | { kind: "more"; id: string; server: string };

/** Rows of the popup that belong together. */
export interface MentionGroup {
  id: string;
  /** `recent`, one server's matches, or the values of a template's variable. */
  kind: "recent" | "server" | "values";
  server?: string | undefined;
  /** The variable, in a group of values. */
  variable?: string | undefined;
  options: readonly MentionOption[];
}
