import { useEffect, useRef, type RefObject } from "react";
import { useEventCallback } from "./useEventCallback.js";

/**
 * Hears Escape pressed in an element before a dialog around it does, while `isActive`: there is something of the
 * element's own to close or to empty first. Give the result to the element as its ref.
 */
export function useEscapeFirst<E extends Element>(
  isActive: boolean,
  onEscape: (event: KeyboardEvent) => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const act = useEventCallback(onEscape);
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    if (!isActive || !view) return;
    return hearEscape(view, () => element.current, act);
  }, [isActive, act]);
  return element;
}

interface Listener {
  elementOf: () => Element | null | undefined;
  onEscape: (event: KeyboardEvent) => void;
}

const listeners = new WeakMap<Window, Set<Listener>>();

/** The same outside React. Of several that hold what was pressed in, the innermost hears it. Returns how to stop. */
export function hearEscape(
  view: Window,
  elementOf: () => Element | null | undefined,
  onEscape: (event: KeyboardEvent) => void,
): () => void {
  const all = listeners.get(view) ?? new Set();
  listeners.set(view, all);
  // On the window while the event comes down: dialogs listen on the document.
  if (all.size === 0) view.addEventListener("keydown", onKeyDown, { capture: true });
  const own = { elementOf, onEscape };
  all.add(own);
  return () => {
    all.delete(own);
    if (all.size === 0) view.removeEventListener("keydown", onKeyDown, { capture: true });
  };
}

function onKeyDown(this: Window, event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  // The first of the path, as a shadow root hides what is in it from the window.
  const path = event.composedPath();
  let nearest: Listener | undefined;
  let depth = path.length;
  for (const listener of listeners.get(this) ?? []) {
    const at = path.indexOf(listener.elementOf()!);
    // Of two on one element, the later opened.
    if (at === -1 || at > depth) continue;
    nearest = listener;
    depth = at;
  }
  if (!nearest) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  nearest.onEscape(event);
}
