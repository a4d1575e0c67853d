import { useCallback, useRef } from "react";
import { focusedElement } from "./rootOf.js";

/**
 * Keeps the focus in an element when the control that has it is taken away, hidden or disabled: whoever works by
 * keyboard would start again at the top of the page. Where nothing else has taken the focus, the nearest control does:
 * the next in the same list, else what stands before, else what stands after. Give the result to the element as its
 * ref.
 */
export function useFocusHeir<E extends HTMLElement>(): (element: E | null) => void {
  const stop = useRef<() => void>(undefined);
  return useCallback((element: E | null) => {
    stop.current?.();
    stop.current = element ? watchFocus(element) : undefined;
  }, []);
}

function watchFocus(root: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  let byKeyboard = false;
  const release = () => {
    held = null;
    observer.disconnect();
  };
  const observer = new MutationObserver((records) => {
    if (!held || !isGone(held)) return;
    const lost = held;
    release();
    const heir = isFree(lost, root) && findHeir(placeOf(lost, records), root);
    // A text field brings up the keyboard of a touch screen: not where a finger took the control away.
    if (heir && (byKeyboard || !/^(input|textarea)$/.test(heir.localName))) heir.focus({ preventScroll: !byKeyboard });
  });
  const onFocusIn = (event: FocusEvent) => {
    held = event.target as HTMLElement;
    byKeyboard = held.matches(":focus-visible");
    // Only while the focus is here: otherwise nothing in here matters.
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget) return release();
    // What is taken away loses the focus to nothing, in some browsers before it is gone.
    const left = held;
    setTimeout(() => held === left && release());
  };
  root.addEventListener("focusin", onFocusIn);
  root.addEventListener("focusout", onFocusOut);
  return () => {
    release();
    root.removeEventListener("focusin", onFocusIn);
    root.removeEventListener("focusout", onFocusOut);
  };
}

function isGone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled") || element.closest("[hidden]") !== null;
}

// Nobody has the focus, or a frame around the root that caught it.
function isFree(lost: HTMLElement, root: HTMLElement): boolean {
  const focused = focusedElement(root.ownerDocument);
  return !focused || focused === lost || focused === root.ownerDocument.body || focused.contains(root);
}

interface Place {
  parent: Node;
  /** What went away: the control, or something around it. */
  lost: Node;
  before: Node | null;
  after: Node | null;
}

function placeOf(lost: HTMLElement, records: readonly MutationRecord[]): Place {
  for (const { removedNodes, target, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      // Neighbours may have gone in the same moment.
      const before = previousSibling?.isConnected ? previousSibling : null;
      const after = nextSibling?.isConnected ? nextSibling : null;
      if (target.isConnected && node.contains(lost)) return { parent: target, lost: node, before, after };
    }
  }
  return around(lost);
}

function around(node: Node): Place {
  return { parent: node.parentNode!, lost: node, before: node.previousSibling, after: node.nextSibling };
}

function findHeir(place: Place, root: HTMLElement): HTMLElement | undefined {
  const { parent, lost, before, after } = place;
  for (const twin of [after, before]) {
    const [first] = isTwin(twin, lost) ? tabbableIn(twin) : [];
    if (first) return first;
  }
  for (let node = before; node; node = node.previousSibling) {
    const last = tabbableIn(node).at(-1);
    if (last) return last;
  }
  for (let node = after ?? parent.firstChild; node; node = node.nextSibling) {
    const [first] = tabbableIn(node);
    if (first) return first;
  }
  // Nothing is left to press: what can be focused though Tab passes it by.
  if (parent === root)
    return root.hasAttribute("tabindex") ? root : (root.querySelector<HTMLElement>(FOCUSABLE) ?? undefined);
  return root.contains(parent) ? findHeir(around(parent), root) : undefined;
}

function isTwin(node: Node | null, lost: Node): boolean {
  return node?.nodeName === "LI" && lost.nodeName === "LI";
}

const FOCUSABLE = '[tabindex="-1"]';
const TABBABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

function tabbableIn(node: Node | null): HTMLElement[] {
  if (node?.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  return [element, ...element.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (one) => one.matches(TABBABLE) && one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility(),
  );
}
