import { useEffect, useMemo } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ResourceRef } from "../../model/Resource.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useResources } from "../../queries/useResources.js";
import { matchGroups } from "./mentionGroups.js";
import { readMentionQuery } from "./readMentionQuery.js";
import { prepareListing } from "./searchListing.js";
import { useMentionTemplate } from "./useMentionTemplate.js";
import { useOpeningState } from "./useOpeningState.js";

interface MentionGroupsOptions {
  opening: number;
  /** What was typed after the trigger; null while no mention is being typed. */
  query: string | null;
  servers: readonly string[] | undefined;
  mutedServers: readonly string[];
  recents: readonly ResourceRef[];
  limit: number;
}

/** `partial`: rows may be missing, some lists are still coming. `error`: no server has anything to show. */
export type MentionStatus = "loading" | "partial" | "complete" | "error";

/** The rows for what is typed, and how far they can be relied on. */
export function useMentionGroups({ opening, query, servers, mutedServers, recents, limit }: MentionGroupsOptions) {
  const context = useResourceContext();
  const { listings } = useResources({ servers });
  const [expanded, setExpanded] = useOpeningState(opening, NONE);
  const { server: only, text } = readMentionQuery(query ?? "", context.servers);
  const searched = useMemo(
    () => listings.filter(({ server: { id } }) => (only === null ? !mutedServers.includes(id) : id === only)),
    [listings, mutedServers, only],
  );

  usePreparation(query === null ? NO_LISTINGS : searched);
  const template = useMentionTemplate(opening, query === null ? null : text, searched);
  const matches = useMemo(() => {
    if (query === null) return [];
    const cap = searched.length > 1 ? limit : limit * ALONE;
    return matchGroups({ listings: searched, query: text.trim(), recents, limit: cap, expanded });
  }, [query, searched, text, recents, limit, expanded]);
  const groups = useMemo(() => {
    if (!template.group) return template.step ? [] : matches;
    // A URI typed by hand may be that of a listed resource as well.
    return only === null ? [template.group, ...matches] : [template.group];
  }, [template.group, template.step, matches, only]);

  return {
    groups,
    template,
    /** The text was narrowed to one server, as picking a template does. */
    isNarrowed: only !== null,
    text,
    listings,
    status: template.step ? statusOfStep(template.status) : statusOf(searched),
    expand: (server: string) => setExpanded(new Set(expanded).add(server)),
  };
}

const NONE: ReadonlySet<string> = new Set();
const NO_LISTINGS: readonly ResourceListing[] = [];
const SLICE_MS = 6;
/** With one server there is nobody to crowd out. */
const ALONE = 4;

// Between the trigger and the first letters, so that those find long lists ready, and only where someone mentions.
function usePreparation(listings: readonly ResourceListing[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const deadline = performance.now() + SLICE_MS;
      if (!listings.every((listing) => prepareListing(listing, deadline))) timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [listings]);
}

function statusOf(listings: readonly ResourceListing[]): MentionStatus {
  const isEmpty = listings.every(({ resources, templates }) => resources.length + templates.length === 0);
  const isComing = listings.some(({ status, templatesStatus }) =>
    [status, templatesStatus].some((one) => one === "loading" || one === "partial"),
  );
  if (isComing) return isEmpty ? "loading" : "partial";
  return isEmpty && listings.length > 0 && listings.every(({ status }) => status === "error") ? "error" : "complete";
}

function statusOfStep(status: ReturnType<typeof useMentionTemplate>["status"]): MentionStatus {
  return status === "loading" || status === "error" ? status : "complete";
}
