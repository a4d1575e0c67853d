import { useMemo, useRef } from "react";
import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import type { ResourceTreeModel } from "../../model/tree/ResourceTreeModel.js";
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

/** Rows that are chosen by Shift, for as long as it goes on. */
interface Range {
  store: TreeStore;
  anchor: number;
  /** Where it goes to now. */
  end: number;
  /** What was chosen before it began, and with it. */
  base: readonly ResourceRef[];
  value: readonly ResourceRef[];
}

const NO_REFS: readonly ResourceRef[] = [];

/** The chosen resources and what rows show of them. A folder stands for what is in it, also for what comes later. */
export function useTreeSelection(options: TreeSelectionOptions) {
  const { store, whole, isComplete, active, load, selectionMode = "single" } = options;
  const { model, version } = store;
  const range = useRef<Range | null>(null);
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
    /**
     * Chooses the rows from where the range began to this one, closed folders with all that is in them. What the range
     * no longer covers is as it was.
     */
    selectTo: useEventCallback((node: number, details: TreeChangeDetails) => {
      const { rows } = model;
      const before = range.current;
      const goesOn =
        before?.store === store &&
        before.end === active &&
        isSame(before.value, value) &&
        rows.rowOf(before.anchor) >= 0;
      const { anchor, base } = goesOn ? before : { anchor: active, base: value };
      const [from, to] = [rows.rowOf(anchor), rows.rowOf(node)];
      const first = Math.min(from, to);
      const nodes = Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => rows.nodeAt(first + step));
      const closed = nodes.filter((each) => rows.isFolder(each) && !rows.isExpanded(each));
      const refs = nodes.flatMap((each) => (rows.isExpanded(each) ? refOfRow(model, each) : model.refsBelow(each)));
      const next = changeSelection(base, refs, true);
      range.current = { store, anchor, base, end: node, value: next };
      if (next !== value) setValue(next, details);
      if (store === whole) follow(closed);
    }),
    selectAll: (details: TreeChangeDetails) => select(model.rows.childrenOf(0), true, details),
  };
}

function refOfRow(model: ResourceTreeModel, node: number): readonly ResourceRef[] {
  const ref = model.rows.isDisabled(node) ? null : model.refOf(node);
  return ref ? [ref] : NO_REFS;
}

// A host that controls the value may give it as a copy.
function isSame(a: readonly ResourceRef[], b: readonly ResourceRef[]): boolean {
  return a === b || (a.length === b.length && a.every((ref, at) => resourceKey(ref) === resourceKey(b[at]!)));
}
