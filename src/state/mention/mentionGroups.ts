import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import type { MentionGroup, MentionOption } from "./MentionOption.js";
import { searchListing, type ListingMatch } from "./searchListing.js";
import { finishEarly, type TemplateStep } from "./templateStep.js";

interface MatchOptions {
  listings: readonly ResourceListing[];
  /** What is looked for; empty gives the recent ones first, then all in the servers' order. */
  query: string;
  recents: readonly ResourceRef[];
  /** How many each server shows. */
  limit: number;
  /** Servers of which more was asked for. */
  expanded: ReadonlySet<string>;
}

/** The matches of each server, best server first, so that none can crowd out another. */
export function matchGroups({ listings, query, recents, limit, expanded }: MatchOptions): MentionGroup[] {
  const recent = query === "" ? recentOptions(listings, recents) : [];
  const taken = new Set(recent.map(({ id }) => id));
  const groups: { group: MentionGroup; score: number }[] = [];
  for (const listing of listings) {
    const cap = expanded.has(listing.server.id) ? MOST : limit;
    const matches = searchListing(listing, query, cap + 1 + taken.size);
    const options = matches.map(optionOf).filter((option) => !taken.has(option.id));
    if (options.length === 0) continue;
    const { id } = listing.server;
    if (options.length > cap) {
      options.length = cap;
      if (cap < MOST) options.push({ kind: "more", id: `more|${id}`, server: id });
    }
    groups.push({ group: { id, kind: "server", server: id, options }, score: matches[0]!.score });
  }
  if (query !== "") groups.sort((a, b) => b.score - a.score);
  const found = groups.map(({ group }) => group);
  return recent.length > 0 ? [{ id: "", kind: "recent", options: recent }, ...found] : found;
}

/** What can be chosen for the variable at hand: the server's suggestions, the text as typed, or the URI as it is. */
export function valueGroup(step: TemplateStep, suggestions: readonly string[]): MentionGroup | null {
  const options: MentionOption[] = suggestions
    .slice(0, MOST)
    .map((value) => ({ kind: "value", id: `value|${value}`, value, isTyped: false }));
  const { typed, template, variable } = step;
  const early = typed === "" ? finishEarly(step) : null;
  if (early) options.unshift({ kind: "finish", id: "finish", ref: early });
  if (typed !== "" && !suggestions.includes(typed)) {
    options.push({ kind: "value", id: `typed|${typed}`, value: typed, isTyped: true });
  }
  return options.length > 0 ? { id: "values", kind: "values", server: template.server, variable, options } : null;
}

const MOST = 100;

function recentOptions(listings: readonly ResourceListing[], recents: readonly ResourceRef[]): MentionOption[] {
  return recents.flatMap(({ server, uri }) => {
    const listing = listings.find((one) => one.server.id === server);
    const resource = listing?.resources.find((one) => one.uri === uri);
    return resource ? [optionOf({ entry: resource, ranges: [] })] : [];
  });
}

function optionOf({ entry, ranges }: Omit<ListingMatch, "score">): MentionOption {
  if ("uri" in entry) return { kind: "resource", id: resourceKey(entry), resource: entry, ranges };
  const { server, uriTemplate: uri } = entry;
  return { kind: "template", id: `template|${resourceKey({ server, uri })}`, template: entry, ranges };
}
