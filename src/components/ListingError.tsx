"use client";

import { describeError } from "../client/describeError.js";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ResourceListing } from "../queries/ResourceListing.js";

/** One server's failed list in words, with what can be done: sign in where that may help, and try again. */
export function ListingError({ listing: { server, error, retry } }: { listing: ResourceListing }) {
  const { t, onAuthRequired } = useResourceContext();
  if (!error) return null;
  const needsSignIn = error.kind === "auth" || error.kind === "forbidden";
  return (
    <div data-slot="resource-listing-error">
      <span dir="auto">{describeError(error, { t, server: server.label })}</span>
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
