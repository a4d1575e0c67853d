import type { ResourceError } from "../client/ResourceError.js";
import type { ResourceListing } from "./ResourceListing.js";

export interface ListingFailure {
  error: ResourceError;
  /** Where only the templates' list failed. */
  request: "templates" | undefined;
}

/** What of a server's lists failed and is worth telling, of the resources before the templates; null where nothing did. */
export function listingFailure({ error, templatesError }: ResourceListing): ListingFailure | null {
  if (error && error.kind !== "cancelled") return { error, request: undefined };
  return templatesError && templatesError.kind !== "cancelled" ? { error: templatesError, request: "templates" } : null;
}
