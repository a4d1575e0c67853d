"use client";

import { useCallback, useMemo, useState } from "react";
import { useResourceContext } from "../client/useResourceContext.js";
import { displayName } from "../model/displayName.js";
import { matchMimeType } from "../model/mime/matchMimeType.js";
import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { parseSearchInput } from "../model/search/parseSearchInput.js";
import type { RecentsStorage } from "../model/search/recents.js";
import { acceptFilters, isSameFilter, type SearchFilter } from "../model/search/SearchFilter.js";
import { useResources } from "../queries/useResources.js";
import { useControllableState } from "../utils/useControllableState.js";
import { useEventCallback } from "../utils/useEventCallback.js";
import { idOf, resultGroups, valueGroups } from "./search/searchGroups.js";
import { refOfOption, type SearchGroup, type SearchOption } from "./search/SearchOption.js";
import { useRecents } from "./search/useRecents.js";
import { useSearchHighlight } from "./search/useSearchHighlight.js";
import { useSearchIndex, type SearchEntry } from "./search/useSearchIndex.js";
import { useSearchMatches } from "./search/useSearchMatches.js";
import { beginSearchTemplate, fillSearchTemplate, useSearchTemplate } from "./search/useSearchTemplate.js";

export interface SearchChangeDetails {
  reason: "input-change" | "item-press" | "keyboard" | "clear-press" | "escape-key";
  event?: unknown;
}

export interface UseResourceSearchOptions {
  /** The text in the box. */
  inputValue?: string | undefined;
  defaultInputValue?: string | undefined;
  onInputValueChange?: ((inputValue: string, details: SearchChangeDetails) => void) | undefined;
  /** The chosen resources. */
  value?: readonly ResourceRef[] | undefined;
  defaultValue?: readonly ResourceRef[] | undefined;
  onValueChange?: ((value: readonly ResourceRef[], details: SearchChangeDetails) => void) | undefined;
  selectionMode?: "single" | "multiple" | undefined;
  /** Called when a resource is chosen by Enter or a press. */
  onOpen?: ((ref: ResourceRef, details: SearchChangeDetails) => void) | undefined;
  /** Ids of the servers to search; by default all of the provider's. */
  servers?: readonly string[] | undefined;
  /** What to search instead of the servers' lists. Then nothing is requested. */
  resources?: readonly (ListedResource | ListedResourceTemplate)[] | undefined;
  /** Servers whose results are left out, such as ones the user muted. */
  mutedServers?: readonly string[] | undefined;
  /** At most so many results of one server are shown. */
  serverCap?: number | undefined;
  /** MIME patterns such as `image/*`; others are not offered. Templates always are. */
  accept?: readonly string[] | undefined;
  /** Leaves out what the host does not want offered. Must be a stable function. */
  filter?: ((resource: ListedResource) => boolean) | undefined;
  /** Rows mounted at first and with each "Show more"; 100 at most. */
  limit?: number | undefined;
  /** Changes a match's score (higher is better). Must be a stable function. */
  rank?: ((resource: ListedResource | ListedResourceTemplate, score: number) => number) | undefined;
  /** Where recent choices are kept; by default in memory. */
  recents?: RecentsStorage | undefined;
}

const MOST_ROWS = 100;
const NO_REFS: readonly ResourceRef[] = [];
const NO_IDS: readonly string[] = [];

/** The search as state, for markup of your own; `ResourceSearch` is made of it. */
export function useResourceSearch(options: UseResourceSearchOptions = {}) {
  const {
    selectionMode = "single",
    mutedServers = NO_IDS,
    serverCap = Infinity,
    accept,
    filter,
    rank,
    onOpen,
  } = options;
  const step = Math.min(MOST_ROWS, options.limit ?? MOST_ROWS);
  const context = useResourceContext();
  const { listings, loadedCount, status } = useResources({
    servers: options.resources ? NO_IDS : options.servers,
  });
  const [inputValue, setInputValue] = useControllableState({
    value: options.inputValue,
    defaultValue: options.defaultInputValue ?? "",
    onChange: options.onInputValueChange,
  });
  const [value, setValue] = useControllableState({
    value: options.value,
    defaultValue: options.defaultValue ?? NO_REFS,
    onChange: options.onValueChange,
  });
  const [filters, setFilters] = useState<readonly SearchFilter[]>([]);
  const [limit, setLimit] = useState(step);
  const recents = useRecents(options.recents);
  const [names] = useState(() => new Map<string, string>());

  const given = options.resources;
  const lists = useMemo(
    () =>
      given
        ? [{ key: "given", items: given }]
        : listings.flatMap(({ server, resources, templates }) => [
            { key: `resources|${server.id}`, items: resources },
            { key: `templates|${server.id}`, items: templates },
          ]),
    [given, listings],
  );
  // As they were when the text last changed: rows that move while the user chooses are taken by mistake.
  // oxlint-disable-next-line react/exhaustive-deps -- not when a choice adds to them
  const shownRecents = useMemo(() => recents.entries, [inputValue]);
  const { index, version } = useSearchIndex(lists);
  const accepts = useAccepts(filters, mutedServers, accept, filter);
  const { getServer } = context;
  const contextOf = useCallback((item: SearchEntry) => getServer(item.server)?.label ?? item.server, [getServer]);
  const searched = useSearchMatches({ index, version, text: inputValue, limit, accept: accepts, rank, contextOf });

  const templates = useMemo(() => listings.flatMap((listing) => listing.templates), [listings]);
  const template = useSearchTemplate(inputValue, templates);
  const groups = useMemo((): readonly SearchGroup[] => {
    if (template) return valueGroups(template);
    const { matches, total } = searched.matches;
    const recent = inputValue.trim() === "" ? findListed(shownRecents, lists) : NO_ENTRIES;
    const lookUp = (entry: ResourceRef) => {
      const item = recent.get(resourceKey(entry));
      return item && accepts(item) ? item : undefined;
    };
    const servers = context.servers.map(({ id }) => id);
    const result = resultGroups({
      found: searched.matches,
      text: inputValue,
      servers,
      recents: shownRecents,
      lookUp,
      serverCap,
    });
    if (total > matches.length && serverCap === Infinity) {
      const more: SearchOption = { kind: "more", id: "more", count: total - matches.length };
      return [...result, { id: "more", kind: "more", options: [more] }];
    }
    return result;
  }, [template, searched.matches, inputValue, context.servers, shownRecents, lists, accepts, serverCap]);

  const best = searched.matches.matches[0];
  const isStale = template === null && searched.isStale;
  const highlight = useSearchHighlight({
    groups,
    bestId: template || !best || inputValue.trim() === "" ? undefined : idOf(best.item),
    text: inputValue,
    isStale,
  });

  const change = useEventCallback((typed: string, details: SearchChangeDetails) => {
    const { text, filters: added } = parseSearchInput(typed, context.servers);
    if (added.length > 0)
      setFilters([...filters.filter((one) => !added.some((other) => isSameFilter(one, other))), ...added]);
    setLimit(step);
    setInputValue(text, details);
  });

  const choose = useEventCallback((option: SearchOption, details: SearchChangeDetails) => {
    if (option.kind === "more") return setLimit(limit + step);
    if (option.kind === "template") return change(beginSearchTemplate(option.template), details);
    const next = option.kind === "value" && template ? fillSearchTemplate(template, option.value) : null;
    if (next && "text" in next) return change(next.text, details);
    const ref = next && "ref" in next ? next.ref : refOfOption(option);
    if (!ref) return;
    const key = resourceKey(ref);
    const isChosen = value.some((one) => resourceKey(one) === key);
    if (selectionMode === "single") setValue([ref], details);
    else setValue(isChosen ? value.filter((one) => resourceKey(one) !== key) : [...value, ref], details);
    if (option.kind === "resource") names.set(key, displayName(option.resource));
    if (!isChosen) recents.touch(ref);
    if (next) setInputValue("", details);
    onOpen?.(ref, details);
  });

  return {
    inputValue,
    setInputValue: change,
    value,
    setValue,
    selectionMode,
    filters,
    addFilter: (added: SearchFilter) => setFilters([...filters.filter((one) => !isSameFilter(one, added)), added]),
    removeFilter: (removed: SearchFilter) => setFilters(filters.filter((one) => !isSameFilter(one, removed))),
    groups,
    highlight,
    /** Takes a row: chooses a resource, begins a template, fills in a value, shows more. */
    choose,
    /** The name of a chosen resource, where it was chosen here; undefined for others. */
    nameOf: (ref: ResourceRef) => names.get(resourceKey(ref)),
    isSelected: (ref: ResourceRef) => value.some((one) => resourceKey(one) === resourceKey(ref)),
    pin: recents.pin,
    /** The template whose variable is being typed, with its values. */
    template,
    listings,
    /** How many match, also beyond what is shown. */
    total: template ? template.values.length : searched.matches.total,
    /** The rows belong to an earlier text; they are shown but not acted on. */
    isStale,
    status: given ? ("complete" as const) : status,
    isComplete: given !== undefined || (status !== "loading" && status !== "partial"),
    loadedCount: given?.length ?? loadedCount,
    limit,
  };
}

export type ResourceSearchState = ReturnType<typeof useResourceSearch>;

const NO_ENTRIES: ReadonlyMap<string, SearchEntry> = new Map();

// One pass, however long the lists are: a set of a few URIs is asked for each entry.
function findListed(refs: readonly ResourceRef[], lists: readonly { items: readonly SearchEntry[] }[]) {
  const uris = new Set(refs.map(({ uri }) => uri));
  const found = new Map<string, SearchEntry>();
  if (uris.size === 0) return found;
  for (const { items } of lists) {
    for (const item of items) if ("uri" in item && uris.has(item.uri)) found.set(resourceKey(item), item);
  }
  return found;
}

// The same function for the same conditions, so that typing on narrows what was found before.
function useAccepts(
  filters: readonly SearchFilter[],
  mutedServers: readonly string[],
  accept: readonly string[] | undefined,
  filter: ((resource: ListedResource) => boolean) | undefined,
) {
  const key = JSON.stringify([mutedServers, accept]);
  return useMemo(() => {
    const [muted, patterns] = JSON.parse(key) as [string[], string[] | null];
    const passes = acceptFilters(filters);
    return (item: SearchEntry): boolean => {
      if (muted.includes(item.server) || isForRunning(item)) return false;
      if (passes && !passes(item)) return false;
      if (!("uri" in item)) return true;
      if (patterns && !patterns.some((pattern) => matchMimeType(pattern, item.mimeType))) return false;
      return filter?.(item) ?? true;
    };
  }, [key, filters, filter]);
}

// An MCP app is for running, not for reading.
function isForRunning(item: SearchEntry): boolean {
  const uri = "uri" in item ? item.uri : item.uriTemplate;
  return (
    /^ui:/i.test(uri) || (item.mimeType !== undefined && matchMimeType("text/html;profile=mcp-app", item.mimeType))
  );
}
