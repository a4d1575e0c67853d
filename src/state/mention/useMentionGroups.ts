import { useCallback, useMemo } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ResourceRef } from "../../model/Resource.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useResources } from "../../queries/useResources.js";
import type { MentionOption } from "./MentionOption.js";
import { matchGroups, MOST, recentOptions } from "./mentionGroups.js";
import { readMentionQuery } from "./readMentionQuery.js";
import { useMentionMatches } from "./useMentionMatches.js";
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

  const template = useMentionTemplate(opening, query === null ? null : text, searched);
  const cap = searched.length > 1 ? limit : limit * ALONE;
  const limitOf = useCallback((server: string) => (expanded.has(server) ? MOST : cap), [expanded, cap]);
  const recent = useMemo(
    () => (query !== null && text.trim() === "" ? recentOptions(searched, recents) : NO_OPTIONS),
    [query, text, searched, recents],
  );
  // One more than is shown tells that there is more; those that stand above as recent ones are not shown again.
  const taken = recent.length + 1;
  const foundOf = useCallback((server: string) => limitOf(server) + taken, [limitOf, taken]);
  const { byServer, isStale } = useMentionMatches({
    listings,
    searched,
    query: query === null ? null : text.trim(),
    isNeeded: opening > 0,
    limitOf: foundOf,
  });
  const matches = useMemo(() => matchGroups({ byServer, recent, limitOf }), [byServer, recent, limitOf]);
  const groups = useMemo(() => {
    if (!template.group) return template.step ? [] : matches;
    // A URI typed by hand may be that of a listed resource as well.
    return only === null ? [template.group, ...matches] : [template.group];
  }, [template.group, template.step, matches, only]);

  return {
    groups,
    template,
    /** The rows belong to an earlier text: they are shown but not acted on. */
    isStale: isStale && template.group === null,
    /** The text was narrowed to one server, as picking a template does. */
    isNarrowed: only !== null,
    text,
    listings,
    status: template.step ? statusOfStep(template.status) : statusOf(searched),
    expand: (server: string) => setExpanded(new Set(expanded).add(server)),
  };
}

const NONE: ReadonlySet<string> = new Set();
const NO_OPTIONS: readonly MentionOption[] = [];
/** With one server there is nobody to crowd out. */
const ALONE = 4;

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
