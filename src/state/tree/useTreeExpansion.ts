import { useEffect, useMemo, useRef } from "react";
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
  /** Called for each folder that is closed by itself. */
  onCollapse: (node: number) => void;
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
  onCollapse,
}: TreeExpansionOptions) {
  const { model, version } = store;
  const { rows } = model;
  // Whatever the keys name is opened when it is there: at once, or as its page arrives.
  const { opened, closed } = useMemo(
    () => openWanted(store, expandedItems, defaultExpandedItems),
    // eslint-disable-next-line react/exhaustive-deps -- the model changes in place; `version` says when
    [store, version, expandedItems, defaultExpandedItems],
  );
  const giveUp = useEventCallback(onCollapse);
  const asked = useRef({ store, nodes: new Set<number>() });
  const load = useEventCallback((nodes: readonly number[]) => {
    const before = asked.current.store === store ? asked.current.nodes : undefined;
    asked.current = { store, nodes: new Set(nodes) };
    // What stays open is not asked for again, such as a directory that failed.
    for (const node of nodes) if (!before?.has(node)) onExpand(node);
  });
  useEffect(() => load(opened), [opened, load]);
  useEffect(() => closed.forEach(giveUp), [closed, giveUp]);

  /** Opens or closes one folder or several, which is one change. */
  const setExpanded = useEventCallback(
    (nodes: number | readonly number[], expanded: boolean, details: TreeChangeDetails) => {
      const changed = [nodes].flat().filter((node) => rows.isFolder(node) && rows.isExpanded(node) !== expanded);
      if (changed.length === 0) return;
      if (expandedItems) {
        const others = rows.expandedNodes().filter((other) => !changed.includes(other));
        onExpandedItemsChange?.(keysOf(store, expanded ? [...others, ...changed] : others), details);
        return;
      }
      for (const node of changed) {
        rows.setExpanded(node, expanded);
        if (expanded) onExpand(node);
        else onCollapse(node);
      }
      onExpandedItemsChange?.(keysOf(store, rows.expandedNodes()), details);
      show();
    },
  );
  const setAllExpanded = useEventCallback((expanded: boolean, details: TreeChangeDetails) => {
    if (expandedItems) {
      onExpandedItemsChange?.(expanded ? keysOf(store, rows.foldersWithChildren()) : [], details);
      return;
    }
    rows.setAllExpanded(expanded);
    store.changed();
    onExpandedItemsChange?.(keysOf(store, rows.expandedNodes()), details);
    show();
  });
  return { setExpanded, setAllExpanded };
}

function keysOf({ model }: TreeStore, nodes: readonly number[]): string[] {
  return nodes.map((node) => model.keyOf(node));
}

const openedOnce = new WeakMap<TreeStore, Set<string>>();

/** Opens what the keys name; gives the nodes that were opened and closed by it. */
function openWanted(
  store: TreeStore,
  controlled: readonly string[] | undefined,
  initial: readonly string[] | undefined,
): { opened: readonly number[]; closed: readonly number[] } {
  const { model } = store;
  if (controlled) {
    const wanted = new Set(controlled);
    const closed = model.rows.expandedNodes().filter((node) => !wanted.has(model.keyOf(node)));
    for (const node of closed) model.rows.setExpanded(node, false);
    return { opened: controlled.flatMap((key) => open(store, key) ?? []), closed };
  }
  // Once each: what the user closed stays closed.
  const done = openedOnce.get(store) ?? new Set();
  openedOnce.set(store, done);
  const servers = model.rows.childrenOf(0).map((node) => model.keyOf(node));
  const wanted = initial ?? (servers.length <= FEW_SERVERS ? servers : []);
  // A server that was taken away has a new row when it comes back.
  if (!initial) for (const key of done) if (!servers.includes(key)) done.delete(key);
  const nodes: number[] = [];
  for (const key of wanted) {
    const node = done.has(key) ? undefined : open(store, key);
    if (node === undefined) continue;
    done.add(key);
    nodes.push(node);
  }
  return { opened: nodes, closed: [] };
}

function open({ model }: TreeStore, key: string): number | undefined {
  const node = model.nodeOfKey(key);
  if (node === undefined || !model.rows.isFolder(node)) return undefined;
  model.rows.setExpanded(node, true);
  return node;
}
