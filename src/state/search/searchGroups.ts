import { resourceKey } from "../../model/resourceKey.js";
import { matchRanges, type MatchRange } from "../../model/search/matchRanges.js";
import type { RecentEntry } from "../../model/search/recents.js";
import type { SearchMatches } from "../../model/search/SearchIndex.js";
import { toldApartUntil } from "../../model/toldApartUntil.js";
import { groupMatches } from "./groupMatches.js";
import { finishEarly } from "../mention/templateStep.js";
import type { SearchGroup, SearchOption } from "./SearchOption.js";
import type { SearchEntry } from "./useSearchIndex.js";
import type { SearchTemplate } from "./useSearchTemplate.js";

interface GroupOptions {
  found: SearchMatches<SearchEntry>;
  text: string;
  /** Server ids in the host's order. */
  servers: readonly string[];
  /** In the order in which they are shown. */
  recents: readonly RecentEntry[];
  /** Keys of the pinned ones. */
  pinned: ReadonlySet<string>;
  /** Looks a recent resource up; undefined where it is not listed (any more). */
  lookUp: (entry: RecentEntry) => SearchEntry | undefined;
  /** How many rows a server may have; undefined where only all together are limited. */
  limitOf: ((server: string) => number) | undefined;
}

const RECENTS_SHOWN = 8;

/**
 * The results by server, best first in each and the server with the best one first; on an empty box servers in the
 * host's order, and recent ones before all.
 */
export function resultGroups({ found, text, servers, recents, pinned, lookUp, limitOf }: GroupOptions): SearchGroup[] {
  const isEmpty = text.trim() === "";
  const recent = isEmpty ? recents.slice(0, RECENTS_SHOWN).flatMap((entry) => lookUp(entry) ?? []) : [];
  const shown = new Set(recent.map(idOf));
  const groups = new Map<string, SearchOption[]>();
  for (const [server, matches] of groupMatches(found.matches, servers, isEmpty ? "host" : "best")) {
    const items = matches.map(({ item }) => item).filter((item) => !shown.has(idOf(item)));
    const own = optionsOf(items, text, pinned);
    groups.set(server, own);
  }
  // What is left of the others is behind their "more".
  for (const server of servers) if (!groups.has(server)) groups.set(server, []);
  const result: SearchGroup[] = [];
  if (recent.length > 0) result.push({ id: "recent", kind: "recent", options: optionsOf(recent, text, pinned) });
  for (const [server, options] of groups) {
    const count = (found.totals.get(server) ?? 0) - (limitOf?.(server) ?? 0);
    if (count > 0) options.push({ kind: "more", id: `more|${server}`, count, server });
    if (options.length > 0) result.push({ id: `server|${server}`, kind: "server", server, options });
  }
  const left = found.total - found.matches.length;
  if (left > 0 && !limitOf)
    result.push({ id: "more", kind: "more", options: [{ kind: "more", id: "more", count: left }] });
  return result;
}

/**
 * The values for the variable that is being typed; what is typed itself is among them, and the URI as it is where only
 * optional variables are left.
 */
export function valueGroups({ step, values }: SearchTemplate): SearchGroup[] {
  const options = values.map((value): SearchOption => ({ kind: "value", id: `value|${value}`, value, isTyped: false }));
  const early = step.typed === "" ? finishEarly(step) : null;
  if (early) options.unshift({ kind: "finish", id: "finish", ref: early });
  if (step.typed !== "" && !values.includes(step.typed)) {
    options.push({ kind: "value", id: `typed|${step.typed}`, value: step.typed, isTyped: true });
  }
  if (options.length === 0) return [];
  return [{ id: "values", kind: "values", server: step.template.server, variable: step.variable, options }];
}

/** Of what was found, the resources whose URI begins with what was typed: it need not be meant for a template. */
export function foundBeginning(found: SearchMatches<SearchEntry>, typed: string): SearchMatches<SearchEntry> {
  const isMeant = ({ item }: { item: SearchEntry }) => "uri" in item && item.uri.startsWith(typed);
  const matches = typed === "" ? [] : found.matches.filter(isMeant);
  return { matches, total: matches.length, totals: new Map(), searched: found.searched };
}

/** The id of the option that an entry becomes. */
export function idOf(item: SearchEntry): string {
  return "uri" in item
    ? `resource|${resourceKey(item)}`
    : `template|${resourceKey({ server: item.server, uri: item.uriTemplate })}`;
}

function optionsOf(items: readonly SearchEntry[], text: string, pinned: ReadonlySet<string>): SearchOption[] {
  const until = toldApartUntil(items);
  return items.map((item) => optionOf(item, text, pinned, until.get(item)));
}

function optionOf(
  item: SearchEntry,
  text: string,
  pinned: ReadonlySet<string>,
  until: number | undefined,
): SearchOption {
  let found: readonly MatchRange[] | undefined;
  const option = {
    id: idOf(item),
    toldApartUntil: until,
    // Worked out when it is drawn: most rows are out of sight, and gone with the next key.
    get ranges() {
      return (found ??= matchRanges(item, text));
    },
  };
  return "uri" in item
    ? Object.assign(option, { kind: "resource" as const, resource: item, isPinned: pinned.has(resourceKey(item)) })
    : Object.assign(option, { kind: "template" as const, template: item });
}
