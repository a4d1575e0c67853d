"use client";
import { useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from "react";

/**
 * "Select all" and "Copy" by keyboard for a text of which only the rows in sight exist: Ctrl+A in the element selects
 * them, and copying that selection copies the whole text, as it came. Spread the handlers on the element.
 */
export function useCopyAll(ref: RefObject<HTMLElement | null>, text: string) {
  const selected = useRef<Range | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "a" || event.target !== ref.current) return;
      event.preventDefault();
      const selection = getSelection()!;
      selection.selectAllChildren(ref.current!);
      selected.current = selection.getRangeAt(0).cloneRange();
    },
    onCopy: (event: ClipboardEvent) => {
      const selection = getSelection();
      if (selected.current === null || selection?.rangeCount !== 1) return;
      const range = selection.getRangeAt(0);
      const isAll =
        range.startContainer === selected.current.startContainer &&
        range.endContainer === selected.current.endContainer;
      if (!isAll) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", text);
    },
  };
}
