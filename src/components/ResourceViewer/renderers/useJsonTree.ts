"use client";
import { useMemo, useState, type KeyboardEvent } from "react";
import type { JsonDocument } from "../../../model/contents/JsonDocument.js";
import { initialDepth, jsonRows } from "../../../model/contents/jsonRows.js";
import { lowerBound } from "../../../utils/lowerBound.js";

/** Which nodes are open: all down to a depth, but those the user toggled. */
interface Expansion {
  depth: number;
  toggled: ReadonlySet<number>;
}

/** The state of a tree of JSON values: what is open, which rows there are, and where the keyboard is. */
export function useJsonTree(json: JsonDocument) {
  const [expansion, setExpansion] = useState(() => initialExpansion(json));
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const [known, setKnown] = useState(json);
  if (known !== json) {
    // Nodes are numbers, and those of another document mean nothing in this one.
    setKnown(json);
    setExpansion(initialExpansion(json));
    setHighlighted(null);
  }

  const isExpanded = (node: number) => json.depth(node) < expansion.depth !== expansion.toggled.has(node);
  const rows = useMemo(
    () => jsonRows(json, (node) => json.depth(node) < expansion.depth !== expansion.toggled.has(node)),
    [json, expansion],
  );
  // Of a node that is not shown: the row it is in.
  const rowOf = (node: number) => lowerBound(rows, node + 1) - 1;
  const toggle = (node: number) => {
    const toggled = new Set(expansion.toggled);
    if (!toggled.delete(node)) toggled.add(node);
    setExpansion({ ...expansion, toggled });
    // The keyboard never stays on a row that went away.
    if (highlighted !== null && highlighted > node && highlighted < json.next(node)) setHighlighted(node);
  };
  const setAll = (open: boolean) => {
    setExpansion({ depth: open ? Number.POSITIVE_INFINITY : 1, toggled: new Set() });
    if (!open) setHighlighted(null);
  };
  /** Opens all that a node is in. */
  const reveal = (node: number) => {
    const toggled = new Set(expansion.toggled);
    for (let at = json.parent(node); at >= 0; at = json.parent(at)) {
      if (json.depth(at) < expansion.depth) toggled.delete(at);
      else toggled.add(at);
    }
    setExpansion({ ...expansion, toggled });
    setHighlighted(node);
  };

  const onKeyDown = (event: KeyboardEvent, pageSize: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = highlighted ?? rows[0]!;
    const row = rowOf(at);
    const open = json.childCount(at) > 0 && isExpanded(at);
    const closed = json.childCount(at) > 0 && !open;
    const go = (to: number) => setHighlighted(rows[Math.max(0, Math.min(to, rows.length - 1))]!);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(highlighted === null ? 0 : row + 1),
      ArrowUp: () => go(row - 1),
      PageDown: () => go(row + pageSize),
      PageUp: () => go(row - pageSize),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      // JSON runs from left to right in every language.
      ArrowRight: () => (closed ? toggle(at) : open && go(row + 1)),
      ArrowLeft: () => (open ? toggle(at) : json.parent(at) >= 0 && setHighlighted(json.parent(at))),
      Enter: () => toggle(at),
      " ": () => toggle(at),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return { rows, rowOf, isExpanded, toggle, setAll, reveal, highlighted, setHighlighted, onKeyDown };
}

function initialExpansion(json: JsonDocument): Expansion {
  return { depth: initialDepth(json), toggled: new Set() };
}
