import type { KeyboardEvent } from "react";

/** Calls `find` for Ctrl+F and ⌘F: a content of which only some rows exist has a find box of its own. */
export function onFindKey(event: KeyboardEvent, find: () => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "f") return;
  event.preventDefault();
  find();
}
