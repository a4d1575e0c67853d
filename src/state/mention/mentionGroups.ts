import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import { toldApartUntil } from "../../model/toldApartUntil.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import type { MentionGroup, MentionOption } from "./MentionOption.js";
import { findListed } from "../search/findListed.js";
import { listsOf } from "../search/listsOf.js";
import type { MentionMatch } from "./mentionMatches.js";
import { finishEarly, type TemplateStep } from "./templateStep.js";

/** As many as a server shows once more of it was asked for. */
export const MOST = 100;

interface GroupOptions {
  /** Each server's matches, one more than it may show and it is told that there is more. */
  byServer: ReadonlyMap<string, readonly MentionMatch[]>;
  /** Chosen before, and shown before all. */
  recent: readonly MentionOption[];
  limitOf: (server: string) => number;
}

/** The rows of each server, none more than its limit, so that none can crowd out another. */
export function matchGroups({ byServer, recent, limitOf }: GroupOptions): MentionGroup[] {
  const taken = new Set(recent.map(({ id }) => id));
  const groups: MentionGroup[] = recent.length > 0 ? [{ id: "", kind: "recent", options: recent }] : [];
  for (const [server, matches] of byServer) {
    const options = optionsOf(matches).filter((option) => !taken.has(option.id));
    const limit = limitOf(server);
    if (options.length > limit) {
      options.length = limit;
      if (limit < MOST) options.push({ kind: "more", id: `more|${server}`, server });
    }
    if (options.length > 0) groups.push({ id: server, kind: "server", server, options });
  }
  return groups;
}

/** The recent ones that are still listed, as rows. */
export function recentOptions(listings: readonly ResourceListing[], recents: readonly ResourceRef[]): MentionOption[] {
  const found = findListed(recents, listsOf(listings));
  return optionsOf(
    recents.flatMap((ref) => {
      const entry = found.get(resourceKey(ref));
      return entry ? [{ entry, ranges: [] }] : [];
    }),
  );
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

function optionsOf(matches: readonly MentionMatch[]): MentionOption[] {
  const until = toldApartUntil(matches.map(({ entry }) => entry));
  return matches.map(({ entry, ranges }): MentionOption => {
    const found = { ranges, toldApartUntil: until.get(entry) };
    if ("uri" in entry) return { kind: "resource", id: resourceKey(entry), resource: entry, ...found };
    const { server, uriTemplate: uri } = entry;
    return { kind: "template", id: `template|${resourceKey({ server, uri })}`, template: entry, ...found };
  });
}
