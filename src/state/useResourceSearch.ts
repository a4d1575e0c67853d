"use client";

import { useCallback, useMemo, useState } from "react";
import { useResourceContext } from "../client/useResourceContext.js";
import { displayName } from "../model/displayName.js";
import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import type { RecentsStorage } from "../model/search/recents.js";
import type { SearchFilter } from "../model/search/SearchFilter.js";
import { useReadInDirectories } from "../queries/useReadInDirectories.js";
import { useResources } from "../queries/useResources.js";
import type { TemplateStep } from "./mention/templateStep.js";
import { useControllableState } from "../utils/useControllableState.js";
import { useEventCallback } from "../utils/useEventCallback.js";
import { findListed } from "./search/findListed.js";
import { listsOf } from "./search/listsOf.js";
import { foundBeginning, resultGroups, valueGroups } from "./search/searchGroups.js";
import { refOfOption, type SearchGroup, type SearchOption } from "./search/SearchOption.js";
import { useRecents } from "./search/useRecents.js";
import { useSearchChoice } from "./search/useSearchChoice.js";
import { useSearchFilters } from "./search/useSearchFilters.js";
import { useSearchHighlight } from "./search/useSearchHighlight.js";
import { useSearchIndex, type SearchEntry } from "./search/useSearchIndex.js";
import { useSearchMatches } from "./search/useSearchMatches.js";
import {
  beginSearchTemplate,
  fillSearchTemplate,
  useSearchTemplate,
  type BegunTemplate,
} from "./search/useSearchTemplate.js";

/** How a change of the search came about. */
export interface SearchChangeDetails {
  reason: "input-change" | "item-press" | "filter-press" | "keyboard" | "clear-press" | "escape-key";
  event?: unknown;
}

/** What is searched, and what the host keeps of the search. */
export interface UseResourceSearchOptions {
  /** The text in the box. */
  inputValue?: string | undefined;
  /** The text at first, where the host does not keep it. */
  defaultInputValue?: string | undefined;
  /** The user wrote, or emptied the box. */
  onInputValueChange?: ((inputValue: string, details: SearchChangeDetails) => void) | undefined;
  /** The chosen resources. */
  value?: readonly ResourceRef[] | undefined;
  /** The chosen ones at first, where the host does not keep them. */
  defaultValue?: readonly ResourceRef[] | undefined;
  /** The user chose a resource, or took one out. */
  onValueChange?: ((value: readonly ResourceRef[], details: SearchChangeDetails) => void) | undefined;
  /** `single` (default): choosing takes the place of the last choice; `multiple`: choices are collected. */
  selectionMode?: "single" | "multiple" | undefined;
  /** Called when a resource is taken by Enter or a press, also where that takes it out of a multiple choice. */
  onOpen?: ((ref: ResourceRef, details: SearchChangeDetails) => void) | undefined;
  /** Ids of the servers to search; by default all of the provider's. */
  servers?: readonly string[] | undefined;
  /** What to search instead of the servers' lists. Then nothing is requested. */
  resources?: readonly (ListedResource | ListedResourceTemplate)[] | undefined;
  /** Servers whose results are left out: the user muted them. */
  mutedServers?: readonly string[] | undefined;
  /** Those left out at first, where the host does not keep them. */
  defaultMutedServers?: readonly string[] | undefined;
  /** The user left a server out, or took one in again. */
  onMutedServersChange?: ((servers: readonly string[], details: SearchChangeDetails) => void) | undefined;
  /** Conditions on the results, as chips. */
  filters?: readonly SearchFilter[] | undefined;
  /** The conditions at first, where the host does not keep them. */
  defaultFilters?: readonly SearchFilter[] | undefined;
  /** The user set a condition, or took one away. */
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
const NO_IDS: readonly string[] = [];
const NO_SERVERS: ReadonlySet<string> = new Set();
const NO_ENTRIES: ReadonlyMap<string, SearchEntry> = new Map();

/** The search as state, for markup of your own; `ResourceSearch` is made of it. */
export function useResourceSearch(options: UseResourceSearchOptions = {}) {
  const { resources: given, serverCap, rank, onOpen } = options;
  const step = Math.min(MOST_ROWS, Math.max(1, Math.trunc(options.limit ?? MOST_ROWS) || MOST_ROWS));
  const { servers: provided, getServer } = useResourceContext();
  const { listings, loadedCount, status } = useResources({ servers: given ? NO_IDS : options.servers });
  const [inputValue, setInputValue] = useControllableState({
    value: options.inputValue,
    defaultValue: options.defaultInputValue ?? "",
    onChange: options.onInputValueChange,
  });
  const knownServers = useMemo(() => (given ? serversOf(given, getServer) : provided), [given, getServer, provided]);
  const { text, accepts, takeTokens, ...filtering } = useSearchFilters({ ...options, inputValue, knownServers });
  const { toggle, ...choice } = useSearchChoice(options);
  const [steps, setSteps] = useState(1);
  const [uncapped, setUncapped] = useState<ReadonlySet<string>>(NO_SERVERS);
  const [begun, setBegun] = useState<BegunTemplate | null>(null);
  const [lastPin, setLastPin] = useState<{ name: string; pinned: boolean } | null>(null);

  const read = useReadInDirectories(listings);
  const lists = useMemo(
    () => (given ? [{ key: "given", items: given }] : listsOf(listings, read)),
    [given, listings, read],
  );
  const { index, version } = useSearchIndex(lists);
  const limit = steps * step;
  const limitOf = useMemo(
    () => (serverCap === undefined ? undefined : (server: string) => (uncapped.has(server) ? MOST_ROWS : serverCap)),
    [serverCap, uncapped],
  );
  const labelOf = useCallback((server: string) => getServer(server)?.label ?? server, [getServer]);
  const searched = useSearchMatches({ index, version, text, limit, limitOf, accept: accepts, rank, labelOf });

  const templates = useMemo(
    () => (given ? given.filter(isTemplate) : listings.flatMap((listing) => listing.templates)),
    [given, listings],
  );
  const template = useSearchTemplate(inputValue, templates, begun);
  const recents = useRecents(options.recents);
  // As they were when the text last changed: rows that move while the user chooses are taken by mistake.
  // oxlint-disable-next-line react/exhaustive-deps -- not when a choice adds to them
  const shownRecents = useMemo(() => recents.entries, [inputValue, options.recents]);
  const pinned = useMemo(
    () => new Set(recents.entries.filter((entry) => entry.pinned).map(resourceKey)),
    [recents.entries],
  );
  const { matches, matchedText } = searched;
  // Groups that stay the same while a search runs need not be drawn again.
  const meant = template ? inputValue : null;
  const groups = useMemo((): readonly SearchGroup[] => {
    const recent = matchedText.trim() === "" && !template ? findListed(shownRecents, lists) : NO_ENTRIES;
    const lookUp = (entry: ResourceRef) => {
      const item = recent.get(resourceKey(entry));
      return item && accepts(item) ? item : undefined;
    };
    const servers = provided.map(({ id }) => id);
    const found = meant === null ? matches : foundBeginning(matches, meant);
    const results = { found, text: matchedText, servers, recents: shownRecents, pinned, lookUp, limitOf };
    return template ? [...valueGroups(template), ...resultGroups(results)] : resultGroups(results);
  }, [template, matches, matchedText, meant, provided, shownRecents, pinned, lists, accepts, limitOf]);
  const isStale = template === null && searched.isStale;
  const highlight = useSearchHighlight({ groups, text: inputValue, isStale });

  const change = useEventCallback((typed: string, details: SearchChangeDetails) => {
    const rest = takeTokens(typed, details);
    if (details.reason === "escape-key" || details.reason === "clear-press") setBegun(null);
    setSteps(1);
    setUncapped(NO_SERVERS);
    setLastPin(null);
    setInputValue(rest, details);
  });

  const pin = useEventCallback((resource: ListedResource, pinned: boolean) => {
    recents.pin(resource, pinned);
    setLastPin({ name: displayName(resource), pinned });
  });

  const choose = useEventCallback((option: SearchOption, details: SearchChangeDetails) => {
    if (option.kind === "more")
      return option.server === undefined ? setSteps(steps + 1) : setUncapped(new Set(uncapped).add(option.server));
    const edit =
      option.kind === "template"
        ? beginSearchTemplate(option.template)
        : option.kind === "value" && template
          ? fillSearchTemplate(template, option.value)
          : null;
    if (edit && "text" in edit) {
      if (option.kind === "template") setBegun({ template: option.template, picked: {} });
      else if (option.kind === "value" && template) setBegun(pickedIn(template.step, option.value));
      return change(edit.text, details);
    }
    const ref = edit ? edit.ref : refOfOption(option);
    if (!ref) return;
    if (!choice.isSelected(ref)) recents.touch(ref);
    toggle(ref, option.kind === "resource" ? displayName(option.resource) : undefined, details);
    if (option.kind !== "resource") {
      setBegun(null);
      setInputValue("", details);
    }
    onOpen?.(ref, details);
  });

  return {
    ...filtering,
    ...choice,
    inputValue,
    setInputValue: change,
    groups,
    highlight,
    /** Takes a row: chooses a resource, begins a template, fills in a value, shows more. */
    choose,
    /** Keeps a resource at the top of the recent ones, or no longer. */
    pin,
    /** What was pinned or unpinned last, until the text changes. */
    lastPin,
    /** The template whose variable is being typed, with its values. */
    template,
    listings,
    /** How many match, also beyond what is shown. */
    total: template ? template.values.length : matches.total,
    /** The rows belong to an earlier text; they are shown but not acted on. */
    isStale,
    status: given ? ("complete" as const) : status,
    isComplete: given !== undefined || (status !== "loading" && status !== "partial"),
    loadedCount: given?.length ?? loadedCount,
    limit,
  };
}

/** What `useResourceSearch` gives. */
export type ResourceSearchState = ReturnType<typeof useResourceSearch>;

function pickedIn({ template, values, variable }: TemplateStep, value: string): BegunTemplate {
  return { template, picked: { ...values, [variable]: value } };
}

function isTemplate(item: SearchEntry): item is ListedResourceTemplate {
  return "uriTemplate" in item;
}

/** The servers of given resources, by the labels that the host has for them. */
function serversOf(items: readonly SearchEntry[], getServer: (id: string) => { label: string } | undefined) {
  return Array.from(new Set(items.map(({ server }) => server)), (id) => ({ id, label: getServer(id)?.label ?? id }));
}
