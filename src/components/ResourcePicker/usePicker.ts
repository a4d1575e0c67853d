import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { estimateTokens } from "../../model/context/estimateTokens.js";
import { knownBudget } from "../../model/context/knownBudget.js";
import type { ListedResource, ListedResourceTemplate, Resource, ResourceRef } from "../../model/Resource.js";
import { isOffered, type OfferOptions } from "../../model/isOffered.js";
import type { SearchFilter } from "../../model/search/SearchFilter.js";
import { resourceKey } from "../../model/resourceKey.js";
import { cachedLists, findInLists } from "../../queries/cachedResources.js";
import { useKnownResources } from "../../queries/useKnownResources.js";
import { useResources } from "../../queries/useResources.js";
import {
  useResourceSelection,
  type ResourceSelection,
  type SelectedResource,
  type SelectionChangeDetails,
  type UseResourceSelectionOptions,
} from "../../state/useResourceSelection.js";

export type PickerTab = "browse" | "search";

export interface PickerTotals {
  count: number;
  /** In bytes, of those whose size is known. */
  size: number;
  tokens: number;
  /** How many have no known size. */
  unknown: number;
}

export interface PickerAttachDetails {
  reason: "attach-press" | "keyboard";
  event?: { preventDefault(): void } | undefined;
  totals: PickerTotals;
}

export interface UsePickerOptions extends UseResourceSelectionOptions {
  /** Called with the chosen resources when the user attaches them. */
  onAttach?: ((refs: readonly SelectedResource[], details: PickerAttachDetails) => void) | undefined;
  /** MIME patterns such as `image/*`: what is known to be of another type is not offered. */
  accept?: string | readonly string[] | undefined;
  /** False for a resource that is not to be offered. */
  filter?: ((resource: ListedResource) => boolean) | undefined;
  /** Tokens that the chosen ones together should not exceed. */
  budget?: number | undefined;
}

/** What the picker shows beside the list. */
export type Opened =
  | { kind: "resource"; resource: SelectedResource }
  | { kind: "template"; template: ListedResourceTemplate; values?: Readonly<Record<string, string>> | undefined }
  | null;

interface Place {
  tab: PickerTab;
  query: string;
  filters: readonly SearchFilter[];
  mutedServers: readonly string[];
  opened: Opened;
  /** Keys of the folders that are open; undefined until the user opened or closed one. */
  expanded: readonly string[] | undefined;
}

export interface PickerState extends ResourceSelection, Place, Pick<UsePickerOptions, "accept" | "filter"> {
  selectionMode: "single" | "multiple";
  totals: PickerTotals;
  /** Lists are still coming, and bring along what belongs to chosen folders. */
  isGrowing: boolean;
  budget: number | undefined;
  /** Takes what a list says is chosen now; keeps what is known of each. */
  select: (refs: readonly ResourceRef[], details: { reason: string; event?: unknown }) => void;
  /** Shows a resource beside the list. */
  preview: (ref: ResourceRef) => void;
  /** Whether it may be chosen: a link in what is shown may lead to what is not offered. */
  isChoosable: (ref: SelectedResource) => boolean;
  setTab: (tab: PickerTab) => void;
  setQuery: (query: string) => void;
  setFilters: (filters: readonly SearchFilter[]) => void;
  setMutedServers: (servers: readonly string[]) => void;
  setExpanded: (expanded: readonly string[]) => void;
  open: (opened: Opened) => void;
  attach: (reason: PickerAttachDetails["reason"], event?: { preventDefault(): void }) => void;
}

const START: Place = { tab: "browse", query: "", filters: [], mutedServers: [], opened: null, expanded: undefined };

// Where the user last was, for a picker that opens again.
const lastPlaces = new WeakMap<QueryClient, Place>();

/** The state of a picker: the choice, where the user is, and what is offered at all. */
export function usePicker({
  onAttach,
  accept,
  filter,
  budget,
  selectionMode = "multiple",
  ...selectionOptions
}: UsePickerOptions): PickerState {
  const { queryClient, getServer } = useResourceContext();
  const { isComplete } = useResources();
  const selection = useResourceSelection({ ...selectionOptions, selectionMode });
  const isChoosable = (ref: SelectedResource) => isOffered({ name: ref.uri, ...ref }, { accept, filter });
  const [place, setPlace] = useState<Place>(() => {
    const last = lastPlaces.get(queryClient) ?? START;
    return withinReach(last, (id) => getServer(id) !== undefined, { accept, filter });
  });
  const [hasGrown, setHasGrown] = useState(false);
  const change = (changes: Partial<Place>) => setPlace((before) => ({ ...before, ...changes }));
  useEffect(() => void lastPlaces.set(queryClient, place), [queryClient, place]);
  // What was chosen in a tree or a list, as those know it: listed, or read in a directory.
  const describe = (refs: readonly ResourceRef[]): readonly SelectedResource[] => {
    const chosen = new Map(selection.value.map((one) => [resourceKey(one), one]));
    const unnamed = refs.filter((ref) => !("name" in (chosen.get(resourceKey(ref)) ?? {})));
    const servers = Array.from(new Set(unnamed.map(({ server }) => server)), getServer);
    const lists = servers.flatMap((server) => (server ? cachedLists(queryClient, server) : []));
    const found = findInLists(lists, unnamed);
    return refs.map((ref) => found.get(resourceKey(ref)) ?? chosen.get(resourceKey(ref)) ?? ref);
  };
  // A host may keep references alone: their sizes stand in the lists.
  const bare = useMemo(() => selection.value.filter((ref) => !("name" in ref)), [selection.value]);
  const known = useKnownResources(bare);
  const totals = useMemo(
    () => sumUp(bare.length === 0 ? selection.value : selection.value.map((ref) => known.get(resourceKey(ref)) ?? ref)),
    [selection.value, bare, known],
  );
  return {
    ...selection,
    ...place,
    selectionMode,
    totals,
    isGrowing: hasGrown && !isComplete,
    budget: knownBudget(budget),
    accept,
    filter,
    select: (refs, { reason, event }) => {
      setHasGrown(reason === "item-loaded");
      selection.replace(describe(refs), {
        reason: reason === "keyboard" ? "keyboard" : "item-press",
        event: event as SelectionChangeDetails["event"],
      });
    },
    isChoosable,
    preview: (ref) => change({ opened: { kind: "resource", resource: describe([ref])[0]! } }),
    setTab: (tab) => change({ tab }),
    setQuery: (query) => change({ query }),
    setFilters: (filters) => change({ filters }),
    setMutedServers: (mutedServers) => change({ mutedServers }),
    setExpanded: (expanded) => change({ expanded }),
    open: (opened) => change({ opened }),
    attach: (reason, event) => {
      if (selection.value.length === 0) return;
      onAttach?.(selection.value, { reason, event, totals });
      // A choice of the host's own stays what the host makes of it.
      if (selectionOptions.value === undefined) selection.clear({ reason: "attach", event });
    },
  };
}

/** What is there of the last place: another picker of the page may have other servers, and offer something else. */
function withinReach(last: Place, isServer: (id: string) => boolean, offer: OfferOptions): Place {
  const { opened, filters } = last;
  const item = opened?.kind === "resource" ? { name: opened.resource.uri, ...opened.resource } : opened?.template;
  return {
    ...last,
    opened: item && isServer(item.server) && isOffered(item, offer) ? opened : null,
    filters: filters.filter((filter) => filter.kind !== "server" || isServer(filter.value)),
  };
}

function sumUp(refs: readonly SelectedResource[]): PickerTotals {
  const totals = { count: refs.length, size: 0, tokens: 0, unknown: 0 };
  for (const ref of refs as readonly (SelectedResource & Partial<Resource>)[]) {
    const tokens = estimateTokens(ref);
    if (tokens === undefined) totals.unknown++;
    totals.tokens += tokens ?? 0;
    totals.size += ref.size ?? 0;
  }
  return totals;
}
