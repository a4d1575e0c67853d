import { useRef, useState } from "react";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";
import type { TreeStore } from "./TreeStore.js";

/** A node and, from it to the top, each with its position among its siblings. */
interface Place {
  store: TreeStore;
  path: readonly { node: number; position: number }[];
}

/**
 * The node the keyboard is on, -1 where there are no rows: the first at first. It stays on the same resource when the
 * filter comes, changes or goes; where that is gone, on the nearest that is there.
 */
export function useTreeFocus(store: TreeStore): { active: number; setActive: (node: number) => void } {
  const { rows } = store.model;
  const [focused, setFocused] = useState<{ node: number; store: TreeStore } | null>(null);
  const last = useRef<Place | null>(null);
  const active = survivor();
  // Rows beside it come and go, so its place is kept up to date while it is there.
  useIsomorphicLayoutEffect(() => {
    if (active !== -1) last.current = placeOf(store, active);
  });
  return { active, setActive: useEventCallback((node) => setFocused({ node, store })) };

  function survivor(): number {
    if (rows.rowCount === 0) return -1;
    const own = focused && nodeIn(store, focused.store, focused.node);
    if (own) return shownAt(store, own);
    const place = last.current?.store === store && focused?.store === store ? last.current : null;
    return place ? nearest(place) : rows.nodeAt(0);
  }
}

/** The node of one store in another; undefined where it is not there. */
function nodeIn(store: TreeStore, from: TreeStore, node: number): number | undefined {
  if (from.model.entryOf(node) === undefined) return undefined;
  if (from === store) return node;
  const ref = from.model.refOf(node);
  return (ref ? store.model.nodeOfRef(ref) : undefined) ?? store.model.nodeOfKey(from.model.keyOf(node));
}

/** The node, or the folder that it is hidden in. */
function shownAt({ model: { rows } }: TreeStore, node: number): number {
  for (let at = node; at > 0; at = rows.parentOf(at)) if (rows.rowOf(at) !== -1) return at;
  return rows.nodeAt(0);
}

/** What stands in the place of a node that went, or of the folder it went with. */
function nearest({ store, path }: Place): number {
  const { rows } = store.model;
  for (const [step, { node }] of path.entries()) {
    if (store.model.entryOf(node) === undefined) continue;
    const gone = path[step - 1];
    const beside = gone ? rows.childrenOf(node) : [];
    return shownAt(store, beside[Math.min(gone?.position ?? 0, beside.length - 1)] ?? node);
  }
  const servers = rows.childrenOf(0);
  return servers[Math.min(path.at(-1)?.position ?? 0, servers.length - 1)] ?? -1;
}

function placeOf(store: TreeStore, node: number): Place {
  const { rows } = store.model;
  const path: { node: number; position: number }[] = [];
  for (let at = node; at > 0; at = rows.parentOf(at)) path.push({ node: at, position: rows.positionOf(at) });
  return { store, path };
}
