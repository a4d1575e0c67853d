import { useMemo } from "react";
import { useEventCallback } from "../../utils/useEventCallback.js";
import type { TreeChangeDetails } from "../useResourceTree.js";
import type { TreeStore } from "./TreeStore.js";

interface TreeExpansionOptions {
  store: TreeStore;
  show: () => void;
  /** The host's keys, while it controls what is open. */
  expandedItems: readonly string[] | undefined;
  defaultExpandedItems: readonly string[] | undefined;
  onExpandedItemsChange: ((items: readonly string[], details: TreeChangeDetails) => void) | undefined;
  /** Called for each folder that is opened. */
  onExpand: (node: number) => void;
}

const FEW_SERVERS = 5;

/** Which folders are open. Lives in the model, where opening one costs its depth; the host's keys are brought in line. */
export function useTreeExpansion({
  store,
  show,
  expandedItems,
  defaultExpandedItems,
  onExpandedItemsChange,
  onExpand,
}: TreeExpansionOptions) {
  const { model, version } = store;
  // Whatever the keys name is opened when it is there: at once, or as its page arrives.
  useMemo(
    () => openWanted(store, expandedItems, defaultExpandedItems),
    [store, version, expandedItems, defaultExpandedItems],
  );

  const report = useEventCallback((details: TreeChangeDetails) => {
    onExpandedItemsChange?.(
      model.rows.expandedNodes().map((node) => model.keyOf(node)),
      details,
    );
    show();
  });
  const setExpanded = useEventCallback((node: number, expanded: boolean, details: TreeChangeDetails) => {
    if (!model.rows.isFolder(node) || model.rows.isExpanded(node) === expanded) return;
    model.rows.setExpanded(node, expanded);
    if (expanded) onExpand(node);
    report(details);
  });
  const setAllExpanded = useEventCallback((expanded: boolean, details: TreeChangeDetails) => {
    model.rows.setAllExpanded(expanded);
    report(details);
  });
  return { setExpanded, setAllExpanded };
}

const opened = new WeakMap<TreeStore, Set<string>>();

function openWanted(
  store: TreeStore,
  controlled: readonly string[] | undefined,
  initial: readonly string[] | undefined,
): void {
  const { model } = store;
  if (controlled) {
    const wanted = new Set(controlled);
    for (const node of model.rows.expandedNodes())
      if (!wanted.has(model.keyOf(node))) model.rows.setExpanded(node, false);
    for (const key of wanted) open(store, key);
    return;
  }
  // Once each: what the user closed stays closed.
  const done = opened.get(store) ?? new Set();
  opened.set(store, done);
  const servers = model.rows.childrenOf(0).map((node) => model.keyOf(node));
  const wanted = initial ?? (servers.length <= FEW_SERVERS ? servers : []);
  for (const key of [...wanted, ...(store.reopen ?? [])]) if (!done.has(key) && open(store, key)) done.add(key);
  store.reopen = null;
}

function open({ model }: TreeStore, key: string): boolean {
  const node = model.nodeOfKey(key);
  if (node === undefined || !model.rows.isFolder(node)) return false;
  model.rows.setExpanded(node, true);
  return true;
}
