"use client";

import { useCallback, useMemo, useState } from "react";
import { useResourceContext } from "../client/useResourceContext.js";
import { displayName } from "../model/displayName.js";
import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { parseSearchInput } from "../model/search/parseSearchInput.js";
import type { RecentsStorage } from "../model/search/recents.js";
import { acceptFilters, isSameFilter, type SearchFilter } from "../model/search/SearchFilter.js";
import { useResources } from "../queries/useResources.js";
import { useControllableState } from "../utils/useControllableState.js";
import { useEventCallback } from "../utils/useEventCallback.js";
import { findListed } from "./search/findListed.js";
import { listsOf } from "./search/listsOf.js";
import { resultGroups, valueGroups } from "./search/searchGroups.js";
import { refOfOption, type SearchGroup, type SearchOption } from "./search/SearchOption.js";
import { useRecents } from "./search/useRecents.js";
import { useSearchHighlight } from "./search/useSearchHighlight.js";
import { useSearchIndex, type SearchEntry } from "./search/useSearchIndex.js";
import { useSearchMatches } from "./search/useSearchMatches.js";
import { beginSearchTemplate, fillSearchTemplate, useSearchTemplate } from "./search/useSearchTemplate.js";
import { useOffered } from "./useOffered.js";

export interface SearchChangeDetails {
  reason: "input-change" | "item-press" | "filter-press" | "keyboard" | "clear-press" | "escape-key";
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
  /** Called when a resource is taken by Enter or a press, also where that takes it out of a multiple choice. */
  onOpen?: ((ref: ResourceRef, details: SearchChangeDetails) => void) | undefined;
  /** Ids of the servers to search; by default all of the provider's. */
  servers?: readonly string[] | undefined;
  /** What to search instead of the servers' lists. Then nothing is requested. */
  resources?: readonly (ListedResource | ListedResourceTemplate)[] | undefined;
  /** Servers whose results are left out: the user muted them. */
  mutedServers?: readonly string[] | undefined;
  defaultMutedServers?: readonly string[] | undefined;
  onMutedServersChange?: ((servers: readonly string[], details: SearchChangeDetails) => void) | undefined;
  /** Conditions on the results, as chips. */
  filters?: readonly SearchFilter[] | undefined;
  defaultFilters?: readonly SearchFilter[] | undefined;
  onFiltersChange?: ((filters: readonly SearchFilter[], details: SearchChangeDetails) => void) | undefined;
  /** At most so many results of one server are shown, until more of it is asked for. */
  serverCap?: number | undefined;
  /** MIME patterns such as `image/*`: what is known to be of another type is not offered. Templates always are. */
  accept?: string | readonly string[] | undefined;
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
const NO_FILTERS: readonly SearchFilter[] = [];
const NO_SERVERS: ReadonlySet<string> = new Set();

/** The search as state, for markup of your own; `ResourceSearch` is made of it. */
export function useResourceSearch(options: UseResourceSearchOptions = {}) {
  const { selectionMode = "single", serverCap, accept, filter, rank, onOpen } = options;
  const step = Math.min(MOST_ROWS, Math.max(1, Math.trunc(options.limit ?? MOST_ROWS) || MOST_ROWS));
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
  const [mutedServers, setMutedServers] = useControllableState({
    value: options.mutedServers,
    defaultValue: options.defaultMutedServers ?? NO_IDS,
    onChange: options.onMutedServersChange,
  });
  const [filters, setFilters] = useControllableState({
    value: options.filters,
    defaultValue: options.defaultFilters ?? NO_FILTERS,
    onChange: options.onFiltersChange,
  });
  const without = (removed: readonly SearchFilter[]) =>
    filters.filter((one) => !removed.some((other) => isSameFilter(one, other)));
  const [steps, setSteps] = useState(1);
  const limit = steps * step;
  const [uncapped, setUncapped] = useState<ReadonlySet<string>>(NO_SERVERS);
  const [begun, setBegun] = useState<ListedResourceTemplate | null>(null);
  const [lastPin, setLastPin] = useState<{ name: string; pinned: boolean } | null>(null);
  const recents = useRecents(options.recents);
  const [names] = useState(() => new Map<string, string>());

  const given = options.resources;
  const lists = useMemo(() => (given ? [{ key: "given", items: given }] : listsOf(listings)), [given, listings]);
  // As they were when the text last changed: rows that move while the user chooses are taken by mistake.
  // oxlint-disable-next-line react/exhaustive-deps -- not when a choice adds to them
  const shownRecents = useMemo(() => recents.entries, [inputValue, options.recents]);
  const pinned = useMemo(
    () => new Set(recents.entries.filter((entry) => entry.pinned).map(resourceKey)),
    [recents.entries],
  );
  const chosen = useMemo(() => new Set(value.map(resourceKey)), [value]);
  const { index, version } = useSearchIndex(lists);
  const { getServer } = context;
  const servers = useMemo(
    () => (given ? serversOf(given, getServer) : context.servers),
    [given, getServer, context.servers],
  );
  // A token at the end counts before the space that makes it a chip.
  const typed = useMemo(() => parseSearchInput(`${inputValue} `, servers), [inputValue, servers]);
  const accepts = useAccepts(filters, typed.filters, mutedServers, accept, filter);
  const contextOf = useCallback((item: SearchEntry) => getServer(item.server)?.label ?? item.server, [getServer]);
  const limitOf = useMemo(
    () => (serverCap === undefined ? undefined : (server: string) => (uncapped.has(server) ? MOST_ROWS : serverCap)),
    [serverCap, uncapped],
  );
  const searched = useSearchMatches({
    index,
    version,
    text: typed.filters.length > 0 ? typed.text : inputValue,
    limit,
    limitOf,
    accept: accepts,
    rank,
    contextOf,
  });

  const templates = useMemo(
    () => (given ? given.filter(isTemplate) : listings.flatMap((listing) => listing.templates)),
    [given, listings],
  );
  const template = useSearchTemplate(inputValue, templates, begun);
  const groups = useMemo((): readonly SearchGroup[] => {
    if (template) return valueGroups(template);
    const recent = searched.matchedText.trim() === "" ? findListed(shownRecents, lists) : NO_ENTRIES;
    const lookUp = (entry: ResourceRef) => {
      const item = recent.get(resourceKey(entry));
      return item && accepts(item) ? item : undefined;
    };
    const servers = context.servers.map(({ id }) => id);
    return resultGroups({
      found: searched.matches,
      text: searched.matchedText,
      servers,
      recents: shownRecents,
      pinned,
      lookUp,
      limitOf,
    });
  }, [
    template,
    searched.matches,
    searched.matchedText,
    context.servers,
    shownRecents,
    pinned,
    lists,
    accepts,
    limitOf,
  ]);

  const isStale = template === null && searched.isStale;
  const highlight = useSearchHighlight({ groups, text: inputValue, isStale });

  const change = useEventCallback((typed: string, details: SearchChangeDetails) => {
    const { text, filters: added } = parseSearchInput(typed, servers);
    if (added.length > 0) setFilters([...without(added), ...added], details);
    setSteps(1);
    setUncapped(NO_SERVERS);
    setLastPin(null);
    setInputValue(text, details);
  });

  const pin = useEventCallback((resource: ListedResource, pinned: boolean) => {
    recents.pin(resource, pinned);
    setLastPin({ name: displayName(resource), pinned });
  });

  const choose = useEventCallback((option: SearchOption, details: SearchChangeDetails) => {
    if (option.kind === "more")
      return option.server === undefined ? setSteps(steps + 1) : setUncapped(new Set(uncapped).add(option.server));
    if (option.kind === "template") {
      setBegun(option.template);
      return change(beginSearchTemplate(option.template), details);
    }
    const next = option.kind === "value" && template ? fillSearchTemplate(template, option.value) : null;
    if (next && "text" in next) return change(next.text, details);
    const ref = next && "ref" in next ? next.ref : refOfOption(option);
    if (!ref) return;
    const key = resourceKey(ref);
    const isChosen = chosen.has(key);
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
    addFilter: (added: SearchFilter, details: SearchChangeDetails) => setFilters([...without([added]), added], details),
    removeFilter: (removed: SearchFilter, details: SearchChangeDetails) => setFilters(without([removed]), details),
    /** Takes all filters away and shows every server again. */
    clearFilters: (details: SearchChangeDetails) => {
      if (filters.length > 0) setFilters(NO_FILTERS, details);
      if (mutedServers.length > 0) setMutedServers(NO_IDS, details);
    },
    groups,
    highlight,
    /** Takes a row: chooses a resource, begins a template, fills in a value, shows more. */
    choose,
    /** The name of a chosen resource, where it was chosen here; undefined for others. */
    nameOf: (ref: ResourceRef) => names.get(resourceKey(ref)),
    isSelected: (ref: ResourceRef) => chosen.has(resourceKey(ref)),
    /** Keeps a resource at the top of the recent ones, or no longer. */
    pin,
    /** What was pinned or unpinned last, until the text changes. */
    lastPin,
    mutedServers,
    /** Leaves a server's results out, or no longer. */
    setMuted: (server: string, muted: boolean, details: SearchChangeDetails) => {
      const others = mutedServers.filter((id) => id !== server);
      setMutedServers(muted ? [...others, server] : others, details);
    },
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

function isTemplate(item: SearchEntry): item is ListedResourceTemplate {
  return "uriTemplate" in item;
}

/** The servers of given resources, by the labels that the host has for them. */
function serversOf(items: readonly SearchEntry[], getServer: (id: string) => { label: string } | undefined) {
  return Array.from(new Set(items.map(({ server }) => server)), (id) => ({ id, label: getServer(id)?.label ?? id }));
}

const NO_ENTRIES: ReadonlyMap<string, SearchEntry> = new Map();

// The same function for the same conditions, so that typing on narrows what was found before.
function useAccepts(
  filters: readonly SearchFilter[],
  typedFilters: readonly SearchFilter[],
  mutedServers: readonly string[],
  accept: UseResourceSearchOptions["accept"],
  filter: ((resource: ListedResource) => boolean) | undefined,
) {
  const isOffered = useOffered({ accept, filter });
  const key = JSON.stringify([mutedServers, typedFilters]);
  return useMemo(() => {
    const [muted, typed] = JSON.parse(key) as [readonly string[], readonly SearchFilter[]];
    const passes = acceptFilters([...filters, ...typed]);
    return (item: SearchEntry): boolean => !muted.includes(item.server) && (passes?.(item) ?? true) && isOffered(item);
  }, [key, filters, isOffered]);
}
