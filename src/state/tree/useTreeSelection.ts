import { useMemo } from "react";
import type { ResourceRef } from "../../model/Resource.js";
import { useControllableState } from "../../utils/useControllableState.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import type { TreeChangeDetails, UseResourceTreeOptions } from "../useResourceTree.js";
import type { TreeStore } from "./TreeStore.js";
import { changeSelection, checkState, countSelected, isAllChosen } from "./treeSelection.js";
import { useFollowedFolders } from "./useFollowedFolders.js";

interface TreeSelectionOptions extends Pick<
  UseResourceTreeOptions,
  "value" | "defaultValue" | "onValueChange" | "selectionMode"
> {
  /** What is shown: `whole`, or what matches the filter text. */
  store: TreeStore;
  whole: TreeStore;
  /** Nothing more comes into the tree by itself. */
  isComplete: boolean;
  /** The node the keyboard is on, from which a range goes. */
  active: number;
  load: (node: number) => void;
}

const NO_REFS: readonly ResourceRef[] = [];

/** The chosen resources and what rows show of them. A folder stands for what is in it, also for what comes later. */
export function useTreeSelection(options: TreeSelectionOptions) {
  const { store, whole, isComplete, active, load, selectionMode = "single" } = options;
  const { model, version } = store;
  const [value, setValue] = useControllableState({
    value: options.value,
    defaultValue: options.defaultValue ?? NO_REFS,
    onChange: options.onValueChange,
  });
  const counts = useMemo(
    () => countSelected(model, value),
    // eslint-disable-next-line react/exhaustive-deps -- the model changes in place; `version` says when
    [model, version, value],
  );
  const { follow, unfollow } = useFollowedFolders({
    store: whole,
    isComplete,
    value,
    load,
    onArrive: (refs) => {
      const next = changeSelection(value, refs, true);
      if (next !== value) setValue(next, { reason: "item-loaded" });
    },
  });

  const select = useEventCallback((nodes: readonly number[], selected: boolean, details: TreeChangeDetails) => {
    const refs = nodes.flatMap((node) => model.refsBelow(node));
    setValue(
      selectionMode === "single" ? (selected ? refs.slice(0, 1) : NO_REFS) : changeSelection(value, refs, selected),
      details,
    );
    if (selectionMode !== "multiple") return;
    // What is chosen in a filtered tree is what matches, and no more.
    if (!selected) unfollow(store === whole ? nodes : undefined);
    else if (store === whole) follow(nodes);
  });

  return {
    value,
    selectionMode,
    isSelected: (node: number) => checkState(model, counts, node) === "all",
    checkStateOf: (node: number) => checkState(model, counts, node),
    /** Chooses one resource instead of the others. */
    selectOnly: (ref: ResourceRef, details: TreeChangeDetails) => setValue([ref], details),
    toggleSelected: useEventCallback((node: number, details: TreeChangeDetails) => {
      if (selectionMode === "none" || model.rows.isDisabled(node)) return;
      if (selectionMode === "single" && !model.refOf(node)) return;
      if (model.rows.leavesOf(node) > 0) select([node], !isAllChosen(model, counts, node), details);
    }),
    /** Chooses the rows from the one the keyboard is on to this one. */
    selectTo: useEventCallback((node: number, details: TreeChangeDetails) => {
      const [from, to] = [model.rows.rowOf(active), model.rows.rowOf(node)];
      const first = Math.min(from, to);
      const nodes = Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => model.rows.nodeAt(first + step));
      const resources = nodes.filter((each) => model.refOf(each) && !model.rows.isFolder(each));
      select(resources, true, details);
    }),
    selectAll: (details: TreeChangeDetails) => select(model.rows.childrenOf(0), true, details),
  };
}
