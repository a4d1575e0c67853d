"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../model/Resource.js";
import type { TreeSort } from "../model/tree/TreeEntry.js";
import { useResources } from "../queries/useResources.js";
import { useControllableState } from "../utils/useControllableState.js";
import { useEventCallback } from "../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../utils/useIsomorphicLayoutEffect.js";
import { changeSelection, checkState, countSelected } from "./tree/treeSelection.js";
import { useFollowedFolders } from "./tree/useFollowedFolders.js";
import { useTreeExpansion } from "./tree/useTreeExpansion.js";
import { useTreeLoads } from "./tree/useTreeLoads.js";
import { useTreeFilter } from "./tree/useTreeFilter.js";
import { useTreeStore } from "./tree/useTreeStore.js";
import { useOffered } from "./useOffered.js";

export interface TreeChangeDetails {
  reason: "item-press" | "keyboard" | "input-change" | "item-loaded" | "clear-press" | "imperative";
  event?: unknown;
}

export interface UseResourceTreeOptions {
  /** The chosen resources. */
  value?: readonly ResourceRef[] | undefined;
  defaultValue?: readonly ResourceRef[] | undefined;
  onValueChange?: ((value: readonly ResourceRef[], details: TreeChangeDetails) => void) | undefined;
  /** Keys of the open folders, as `onExpandedItemsChange` gives them. */
  expandedItems?: readonly string[] | undefined;
  /** By default the servers, where there are few. */
  defaultExpandedItems?: readonly string[] | undefined;
  onExpandedItemsChange?: ((items: readonly string[], details: TreeChangeDetails) => void) | undefined;
  /** `none`: rows can be opened but not chosen. */
  selectionMode?: "none" | "single" | "multiple" | undefined;
  /** Ids of the servers to show; by default all of the provider's. */
  servers?: readonly string[] | undefined;
  /** What to show instead of the servers' lists. Then nothing is listed. */
  resources?: readonly (ListedResource | ListedResourceTemplate)[] | undefined;
  /** Order in a folder, folders first; by name where equal. */
  sort?: TreeSort | undefined;
  /** Shows folders that hold nothing but one folder together with it, as one row `src/main/java`. */
  compact?: boolean | undefined;
  /** MIME patterns such as `image/*`: others are not shown. */
  accept?: string | readonly string[] | undefined;
  /** Leaves out what the host does not want shown. Must be a stable function. */
  filter?: ((resource: ListedResource) => boolean) | undefined;
  /** Shows a resource that cannot be chosen. Asked again of all whenever it is another function. */
  isDisabled?: ((resource: ListedResource) => boolean) | undefined;
  /** Shows MCP apps (`ui:`), which are for running and not for reading. */
  showApps?: boolean | undefined;
  /** Called when a resource is opened: Enter or a press on its row. */
  onOpen?: ((ref: ResourceRef, details: TreeChangeDetails) => void) | undefined;
  /** Called when a template's row is opened by Enter or a press, such as to show its form. By default it expands. */
  onOpenTemplate?: ((template: ListedResourceTemplate, details: TreeChangeDetails) => void) | undefined;
}

const NO_REFS: readonly ResourceRef[] = [];
const NO_IDS: readonly string[] = [];

/** The tree as state, for markup of your own; `ResourceTree` is made of it. Nodes are numbers of `model`. */
export function useResourceTree(options: UseResourceTreeOptions = {}) {
  const { selectionMode = "single", onOpen, onOpenTemplate } = options;
  const {
    listings,
    status,
    isComplete: isListed,
  } = useResources({ servers: options.resources ? NO_IDS : options.servers });
  const [value, setValue] = useControllableState({
    value: options.value,
    defaultValue: options.defaultValue ?? NO_REFS,
    onChange: options.onValueChange,
  });
  const [filterText, setFilterText] = useState("");
  const isOffered = useOffered(options);
  const whole = useTreeStore({
    listings,
    resources: options.resources,
    sort: options.sort,
    isOffered,
    isDisabled: options.isDisabled,
    compact: options.compact,
  });
  const { sources, rules, show } = whole;
  const found = useTreeFilter({ text: filterText, sources, isOffered, sort: options.sort, rules });
  const store = found.store ?? whole.store;
  const { model } = store;
  const { load, cancel } = useTreeLoads({ store, whole: whole.store, show, isOffered });
  const { setExpanded, setAllExpanded } = useTreeExpansion({
    store,
    show,
    expandedItems: found.store ? undefined : options.expandedItems,
    defaultExpandedItems: options.defaultExpandedItems,
    // What is open among matches is of no account when the text is gone.
    onExpandedItemsChange: found.store ? undefined : options.onExpandedItemsChange,
    onExpand: load,
    onCollapse: cancel,
  });

  useEffect(() => {
    for (const each of new Set([whole.store, store])) {
      if (!each.model.reviewDisabled()) continue;
      each.changed();
      show();
    }
  }, [options.isDisabled, whole.store, store, show]);

  const last = useRef({ node: -1, row: 0 });
  const [focused, setFocused] = useState<{ node: number; store: unknown } | null>(null);
  const rowCount = model.rows.rowCount;
  const active = survivor();
  const counts = useMemo(
    () => countSelected(model, value),
    // eslint-disable-next-line react/exhaustive-deps -- the model changes in place; `version` says when
    [model, store.version, value],
  );

  const isComplete = !whole.store.isBehind && (options.resources !== undefined || isListed);
  const { follow, unfollow } = useFollowedFolders({
    store: whole.store,
    isComplete,
    value,
    load,
    onArrive: (refs) => {
      const next = changeSelection(value, refs, true);
      if (next !== value) setValue(next, { reason: "item-loaded" });
    },
  });

  // Rows above it come and go, so its place is kept up to date while it is there.
  useIsomorphicLayoutEffect(() => {
    if (active !== -1) last.current = { node: active, row: model.rows.rowOf(active) };
  });
  const setActive = useEventCallback((node: number) => setFocused({ node, store }));
  const select = useEventCallback((nodes: readonly number[], selected: boolean, details: TreeChangeDetails) => {
    const refs = nodes.flatMap((node) => model.refsBelow(node));
    setValue(
      selectionMode === "single" ? (selected ? refs.slice(0, 1) : NO_REFS) : changeSelection(value, refs, selected),
      details,
    );
    if (selectionMode !== "multiple") return;
    // What is chosen in a filtered tree is what matches, and no more.
    if (!selected) unfollow(found.store ? undefined : nodes);
    else if (!found.store) follow(nodes);
  });
  const toggleSelected = useEventCallback((node: number, details: TreeChangeDetails) => {
    if (selectionMode === "none" || model.rows.isDisabled(node)) return;
    if (selectionMode === "single" && !model.refOf(node)) return;
    if (model.rows.leavesOf(node) > 0) select([node], checkState(model, counts, node) !== "all", details);
  });
  const selectTo = useEventCallback((node: number, details: TreeChangeDetails) => {
    const [from, to] = [model.rows.rowOf(active), model.rows.rowOf(node)];
    const first = Math.min(from, to);
    const nodes = Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => model.rows.nodeAt(first + step));
    select(
      nodes.filter((each) => model.refOf(each) && !model.rows.isFolder(each)),
      true,
      details,
    );
  });
  const open = useEventCallback((node: number, details: TreeChangeDetails) => {
    const entry = model.entryOf(node);
    const ref = model.refOf(node);
    if (entry.kind === "status") return retry(node);
    if (entry.kind === "template" && onOpenTemplate) return onOpenTemplate(entry.template, details);
    if (ref && !model.rows.isDisabled(node) && (onOpen || !model.rows.isFolder(node))) {
      if (selectionMode === "single") setValue([ref], details);
      return onOpen?.(ref, details);
    }
    setExpanded(node, !model.rows.isExpanded(node), details);
  });

  function retry(statusNode: number): void {
    const parent = model.rows.parentOf(statusNode);
    const entry = model.entryOf(parent);
    if (entry.kind === "server") listings.find(({ server }) => server.id === entry.server)?.retry();
    else load(parent);
  }

  // The row the keyboard is on; where it is gone, what stands in its place now.
  function survivor(): number {
    if (rowCount === 0) return -1;
    if (focused?.store !== store) return model.rows.nodeAt(0);
    const there = [focused.node, last.current.node].find((node) => model.entryOf(node) !== undefined);
    for (let node = there ?? 0; node > 0; node = model.rows.parentOf(node))
      if (model.rows.rowOf(node) !== -1) return node;
    return model.rows.nodeAt(Math.max(0, Math.min(last.current.row, rowCount - 1)));
  }

  return {
    model,
    rowCount,
    nodeAt: (row: number) => model.rows.nodeAt(row),
    rowOf: (node: number) => model.rows.rowOf(node),
    /** The node the keyboard is on; -1 where there are no rows. */
    active,
    setActive,
    setExpanded,
    setAllExpanded,
    /** Opens a resource or template, opens or closes a folder, tries again what failed. */
    open,
    retry,
    value,
    selectionMode,
    isSelected: (node: number) => checkState(model, counts, node) === "all",
    checkStateOf: (node: number) => checkState(model, counts, node),
    toggleSelected,
    /** Chooses the rows from the one the keyboard is on to this one. */
    selectTo,
    selectAll: (details: TreeChangeDetails) => select(model.rows.childrenOf(0), true, details),
    /** Opens the folders above a resource and puts the keyboard on it; false where it is not in the tree (yet). */
    reveal: (ref: ResourceRef): boolean => {
      const node = model.nodeOfRef(ref);
      if (node === undefined) return false;
      const above: number[] = [];
      for (let at = model.rows.parentOf(node); at > 0; at = model.rows.parentOf(at)) above.unshift(at);
      setExpanded(above, true, { reason: "imperative" });
      setActive(node);
      return true;
    },
    filterText,
    setFilterText,
    /** The rows match an earlier text than the one in the box, or none. */
    isStale: found.isStale,
    /** How many match the filter; undefined without one. */
    matchCount: found.store ? found.total : undefined,
    listings,
    status: whole.store.isBehind ? ("partial" as const) : options.resources ? ("complete" as const) : status,
    isComplete,
    /** How many resources are in the tree: those listed so far, without what is not offered. */
    loadedCount: whole.store.model.rows.leavesOf(0),
  };
}

export type ResourceTreeState = ReturnType<typeof useResourceTree>;
