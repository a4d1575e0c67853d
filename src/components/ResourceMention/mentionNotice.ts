import { describeError } from "../../client/describeError.js";
import type { Translate } from "../../locales/createTranslator.js";
import { listingFailure } from "../../queries/listingFailure.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { visibleText } from "../../model/visibleText.js";
import type { UseResourceMentionResult } from "../../state/mention/useResourceMention.js";

/** What keeps the list from being whole, in one sentence; empty where nothing does. */
export function mentionNotice(mention: UseResourceMentionResult, t: Translate): string {
  const { step, status, listings, groups } = mention;
  if (step) {
    const variable = visibleText(step.variable);
    if (status === "loading") return t("mention.loadingValues", { variable });
    return status === "error" ? t("mention.valuesFailed", { variable }) : "";
  }
  if (status === "complete" || status === "error") return failureOf(listings, t);
  if (status === "loading") return t("mention.loading");
  const coming = listings.filter((one) => one.status === "loading" || one.status === "partial");
  const server = visibleText(coming[0]?.server.label ?? "");
  if (server === "") return "";
  return t(groups.length === 0 ? "mention.noneYet" : "mention.stillListing", { server });
}

function failureOf(listings: readonly ResourceListing[], t: Translate): string {
  for (const listing of listings) {
    const failure = listingFailure(listing);
    if (failure) return describeError(failure.error, { t, server: listing.server.label, request: failure.request });
  }
  return "";
}
