import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { isRightToLeft } from "../../utils/isRightToLeft.js";
import type { ResourceTreeState } from "../useResourceTree.js";
import { findByTypeahead } from "./findByTypeahead.js";

const TYPEAHEAD_MS = 800;

/**
 * The keys of the WAI-ARIA tree pattern. Right-to-left swaps the arrows that open and close. Gives a handler for the
 * tree; what it handles is prevented from doing anything else.
 */
export function useTreeKeys(tree: ResourceTreeState, pageSize: number) {
  const typed = useRef({ text: "", at: 0 });

  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const { active, model } = tree;
    const row = tree.rowOf(active);
    const [inward, outward] = isRightToLeft(event.currentTarget)
      ? ["ArrowLeft", "ArrowRight"]
      : ["ArrowRight", "ArrowLeft"];
    const details = { reason: "keyboard" as const, event };
    const go = (to: number) => {
      const target = Math.max(0, Math.min(tree.rowCount - 1, to));
      if (event.shiftKey && tree.selectionMode === "multiple") tree.selectTo(tree.nodeAt(target), details);
      tree.setActive(tree.nodeAt(target));
    };
    const act = ((): (() => void) | undefined => {
      switch (event.key) {
        case "ArrowDown":
          return () => go(row + 1);
        case "ArrowUp":
          return () => go(row - 1);
        case "Home":
          return () => go(0);
        case "End":
          return () => go(tree.rowCount - 1);
        case "PageDown":
          return () => go(row + pageSize);
        case "PageUp":
          return () => go(row - pageSize);
        case inward:
          return () => {
            if (!model.rows.isFolder(active)) return;
            if (!model.rows.isExpanded(active)) tree.setExpanded(active, true, details);
            else if (model.rows.childCount(active) > 0) tree.setActive(tree.nodeAt(row + 1));
          };
        case outward:
          return () => {
            if (model.rows.isExpanded(active)) return tree.setExpanded(active, false, details);
            const parent = model.rows.parentOf(active);
            if (parent > 0) tree.setActive(parent);
          };
        case "*":
          return () => {
            tree.setExpanded(model.rows.childrenOf(model.rows.parentOf(active)), true, details);
          };
        case "Enter":
          return event.ctrlKey || event.metaKey ? undefined : () => tree.open(active, details);
        case " ":
          return typed.current.text !== "" && event.timeStamp - typed.current.at < TYPEAHEAD_MS
            ? typeAhead(" ")
            : () => tree.toggleSelected(active, details);
      }
      if (event.ctrlKey || event.metaKey)
        return isKeyA(event) && tree.selectionMode === "multiple" ? () => tree.selectAll(details) : undefined;
      return /^.$/u.test(event.key) ? typeAhead(event.key) : undefined;
    })();
    if (act && !isTyped(event.key)) typed.current.text = "";
    if (!act || tree.rowCount === 0) return;
    event.preventDefault();
    event.stopPropagation();
    act();

    function typeAhead(char: string) {
      return () => {
        const { text, at } = typed.current;
        const now = event.timeStamp - at < TYPEAHEAD_MS ? text + char : char;
        typed.current = { text: now, at: event.timeStamp };
        const found = findByTypeahead(model, now, row);
        if (found !== -1) tree.setActive(tree.nodeAt(found));
      };
    }
  };
}

// Space goes on with what was typed, or chooses; both leave it as it is.
function isTyped(key: string): boolean {
  return key !== "*" && /^.$/u.test(key);
}

/** The key of the letter A, also where the layout has another letter on it, as Thai and Persian ones do. */
function isKeyA({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "a" : code === "KeyA";
}
