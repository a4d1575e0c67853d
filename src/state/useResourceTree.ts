"use client";

import { useEffect, useRef, useState } from "react";
import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../model/Resource.js";
import type { TreeEntry, TreeSort } from "../model/tree/TreeEntry.js";
import { useResources } from "../queries/useResources.js";
import { useEventCallback } from "../utils/useEventCallback.js";
import { useTreeExpansion } from "./tree/useTreeExpansion.js";
import { useTreeLoads } from "./tree/useTreeLoads.js";
import { useTreeFilter } from "./tree/useTreeFilter.js";
import { useTreeFocus } from "./tree/useTreeFocus.js";
import { useTreeSelection } from "./tree/useTreeSelection.js";
import { useTreeStore } from "./tree/useTreeStore.js";
import { useOffered } from "./useOffered.js";

/** How a change of the tree came about. */
export interface TreeChangeDetails {
  reason: "item-press" | "keyboard" | "input-change" | "item-loaded" | "clear-press" | "imperative";
  event?: unknown;
}

/** How a template's row came to be opened. */
export interface TreeTemplateDetails extends TreeChangeDetails {
  /** Values of the variables that were chosen on the way, by name. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** What the tree shows, and what the host keeps of it. */
export interface UseResourceTreeOptions {
  /** The chosen resources. */
  value?: readonly ResourceRef[] | undefined;
  /** The chosen ones at first, where the host does not keep them. */
  defaultValue?: readonly ResourceRef[] | undefined;
  /** The user chose resources or took some out, or what a chosen folder holds was loaded. */
  onValueChange?: ((value: readonly ResourceRef[], details: TreeChangeDetails) => void) | undefined;
  /** Keys of the open folders, as `onExpandedItemsChange` gives them. */
  expandedItems?: readonly string[] | undefined;
  /** By default the servers, where there are few. */
  defaultExpandedItems?: readonly string[] | undefined;
  /** A folder was opened or closed. */
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
  /**
   * Called when a template's row is opened by Enter or a press, such as to show its form. By default it expands.
   * Also from the row that says that there are no suggestions, or more than came: then `details.values` has those that
   * are chosen above that row.
   */
  onOpenTemplate?: ((template: ListedResourceTemplate, details: TreeTemplateDetails) => void) | undefined;
}

const NO_IDS: readonly string[] = [];

/** The tree as state, for markup of your own; `ResourceTree` is made of it. Nodes are numbers of `model`. */
export function useResourceTree(options: UseResourceTreeOptions = {}) {
  const { onOpen, onOpenTemplate } = options;
  const listed = useResources({ servers: options.resources ? NO_IDS : options.servers });
  const { listings } = listed;
  const [filterText, setFilterText] = useState("");
  // To be revealed when the filter is gone.
  const awaited = useRef<ResourceRef | null>(null);
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
  const found = useTreeFilter({
    text: filterText,
    sources,
    whole: whole.store,
    isOffered,
    sort: options.sort,
    compact: options.compact,
    rules,
  });
  const store = found.store ?? whole.store;
  const { model } = store;
  const { rows } = model;
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

  const isComplete = !whole.store.isBehind && (options.resources !== undefined || listed.isComplete);
  const { active, setActive } = useTreeFocus(store);
  const { selectOnly, ...selection } = useTreeSelection({
    ...options,
    store,
    whole: whole.store,
    isComplete,
    active,
    load,
  });

  const open = useEventCallback((node: number, details: TreeChangeDetails) => {
    const entry = model.entryOf(node);
    const ref = model.refOf(node);
    if (entry.kind === "status") return openStatus(node, details);
    if (entry.kind === "template" && onOpenTemplate) return onOpenTemplate(entry.template, details);
    if (ref && !rows.isDisabled(node) && (onOpen || !rows.isFolder(node))) {
      if (selection.selectionMode === "single") selectOnly(ref, details);
      return onOpen?.(ref, details);
    }
    setExpanded(node, !rows.isExpanded(node), details);
  });

  const reveal = useEventCallback((ref: ResourceRef): boolean => {
    const node = model.nodeOfRef(ref);
    if (node === undefined) {
      if (whole.store.model.nodeOfRef(ref) === undefined) return false;
      // Only the filter leaves it out.
      setFilterText("");
      awaited.current = ref;
      return true;
    }
    const above: number[] = [];
    for (let at = rows.parentOf(node); at > 0; at = rows.parentOf(at)) above.unshift(at);
    setExpanded(above, true, { reason: "imperative" });
    setActive(node);
    return true;
  });
  useEffect(() => {
    const ref = store === whole.store ? awaited.current : null;
    if (!ref) return;
    awaited.current = null;
    reveal(ref);
  }, [store, whole.store, reveal]);

  function openStatus(node: number, details: TreeChangeDetails): void {
    const above = model.entryOf(rows.parentOf(node));
    const { status } = model.entryOf(node) as TreeEntry & { kind: "status" };
    if (status === "error" || (above.kind !== "template" && above.kind !== "value")) return retry(node);
    if (status === "loading") return;
    onOpenTemplate?.(above.template, above.kind === "value" ? { ...details, values: above.values } : details);
  }

  function retry(statusNode: number): void {
    const parent = rows.parentOf(statusNode);
    const entry = model.entryOf(parent);
    if (entry.kind === "server") listings.find(({ server }) => server.id === entry.server)?.retry();
    else load(parent);
  }

  return {
    ...selection,
    model,
    rowCount: rows.rowCount,
    nodeAt: (row: number) => rows.nodeAt(row),
    rowOf: (node: number) => rows.rowOf(node),
    /** The node the keyboard is on; -1 where there are no rows. */
    active,
    setActive,
    setExpanded,
    setAllExpanded,
    /** A template is opened by the host, such as in a form; by default its row expands. */
    opensTemplates: onOpenTemplate !== undefined,
    /** Opens a resource or template, opens or closes a folder, tries again what failed. */
    open,
    retry,
    /**
     * Opens the folders above a resource and puts the keyboard on it, without the filter where that leaves it out;
     * false where it is not in the tree (yet).
     */
    reveal,
    filterText,
    setFilterText,
    /** The rows match an earlier text than the one in the box, or none. */
    isStale: found.isStale,
    /** How many match the filter; undefined without one. */
    matchCount: found.store ? found.total : undefined,
    /** How many of them are shown: the best, where there are thousands. */
    shownMatchCount: found.store ? found.shown : undefined,
    listings,
    status: whole.store.isBehind ? ("partial" as const) : options.resources ? ("complete" as const) : listed.status,
    isComplete,
    /** How many resources are in the tree: those listed so far, without what is not offered. */
    loadedCount: whole.store.model.rows.leavesOf(0),
  };
}

/** What `useResourceTree` gives. */
export type ResourceTreeState = ReturnType<typeof useResourceTree>;
