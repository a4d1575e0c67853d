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

/** The same outside React. Returns how to stop. */
export function hearEscape(
  view: Window,
  elementOf: () => Element | null | undefined,
  onEscape: (event: KeyboardEvent) => void,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // The first of the path, as a shadow root hides what is in it from the window.
    const target = event.composedPath()[0];
    if (event.key !== "Escape" || event.isComposing || !elementOf()?.contains(target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEscape(event);
  };
  // On the window while the event comes down: dialogs listen on the document.
  view.addEventListener("keydown", onKeyDown, { capture: true });
  return () => view.removeEventListener("keydown", onKeyDown, { capture: true });
}
