"use client";

import { describeError } from "../client/describeError.js";
import { useResourceContext } from "../client/useResourceContext.js";
import { listingFailure } from "../queries/listingFailure.js";
import type { ResourceListing } from "../queries/ResourceListing.js";

/** One server's failed list in words, with what can be done: sign in where that may help, and try again. */
export function ListingError({ listing }: { listing: ResourceListing }) {
  const { t, onAuthRequired } = useResourceContext();
  const failure = listingFailure(listing);
  if (!failure) return null;
  const { server, retry } = listing;
  const { error, request } = failure;
  const needsSignIn = error.kind === "auth" || error.kind === "forbidden";
  return (
    <div data-slot="resource-listing-error">
      <span dir="auto">{describeError(error, { t, server: server.label, request })}</span>
      {needsSignIn && onAuthRequired && (
        <button type="button" data-button="primary" onClick={() => onAuthRequired(server)}>
          {t("action.signIn")}
        </button>
      )}
      <button type="button" data-button="plain" onClick={retry}>
        {t("action.retry")}
      </button>
    </div>
  );
}
