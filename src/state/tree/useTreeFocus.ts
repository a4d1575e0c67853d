import { useRef, useState } from "react";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";
import type { TreeStore } from "./TreeStore.js";

/**
 * The node the keyboard is on, -1 where there are no rows: the first at first; where that node is gone, the nearest
 * that is there, and what stands in its place otherwise.
 */
export function useTreeFocus(store: TreeStore): { active: number; setActive: (node: number) => void } {
  const { model } = store;
  const { rows } = model;
  const [focused, setFocused] = useState<{ node: number; store: unknown } | null>(null);
  const last = useRef({ node: -1, row: 0 });
  const active = survivor();
  // Rows above it come and go, so its place is kept up to date while it is there.
  useIsomorphicLayoutEffect(() => {
    if (active !== -1) last.current = { node: active, row: rows.rowOf(active) };
  });
  return { active, setActive: useEventCallback((node) => setFocused({ node, store })) };

  function survivor(): number {
    if (rows.rowCount === 0) return -1;
    if (focused?.store !== store) return rows.nodeAt(0);
    const there = [focused.node, last.current.node].find((node) => model.entryOf(node) !== undefined);
    for (let node = there ?? 0; node > 0; node = rows.parentOf(node)) if (rows.rowOf(node) !== -1) return node;
    return rows.nodeAt(Math.max(0, Math.min(last.current.row, rows.rowCount - 1)));
  }
}
