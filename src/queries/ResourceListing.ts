import type { ResourceError } from "../client/ResourceError.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import type { ListedResource, ListedResourceTemplate } from "../model/Resource.js";
import type { ListProblem } from "./fetchListPage.js";

/**
 * How far a list has come: `loading` nothing yet; `partial` rows are there and more are coming; `stopped` the user
 * stopped it; `complete`; `error` it broke off (rows that came before are kept).
 */
export type ListingStatus = "loading" | "partial" | "stopped" | "complete" | "error";

/** What is known so far of one server's lists. Immutable: a change makes a new one. */
export interface ResourceListing {
  server: ResourceServer;
  /** Each URI once, in the server's order. */
  resources: readonly ListedResource[];
  /** In the server's order. */
  templates: readonly ListedResourceTemplate[];
  /** While this stays the same, `resources` only grew at its end; another number means it was replaced. */
  revision: number;
  /** Entries that could not be used. */
  problems: readonly ListProblem[];
  /** Of the resources; `templatesStatus` is that of the templates. */
  status: ListingStatus;
  /** Why the list of resources is not there, or not whole. */
  error: ResourceError | null;
  templatesStatus: ListingStatus;
  templatesError: ResourceError | null;
  /** The lists are being fetched anew while the old ones are shown. */
  isRefreshing: boolean;
  /** More is coming, and there was no answer for five seconds. */
  isSlow: boolean;
  /** Ends the walk through the pages; what has come stays. */
  stop: () => void;
  /** Goes on where `stop` ended it. */
  resume: () => void;
  /** Fetches again what failed; a complete list is fetched anew from its beginning. */
  retry: () => void;
}
