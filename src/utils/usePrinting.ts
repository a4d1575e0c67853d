import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** Rows beyond this are left out of a print: some hundred pages of them. */
export const MOST_PRINTED = 5000;

/**
 * Whether the page is being printed, told before it is laid out for the paper: what is mounted only in sight must then
 * be there as a whole.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

let printing = false;
const listeners = new Set<() => void>();
// Each call of `matchMedia` gives another object, and only this one knows its listener.
let media: MediaQueryList | undefined;

const isPrinting = () => printing;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen(true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen(false);
  };
}

// Both, since no browser is sure to tell by either. The paper is laid out as soon as they return.
function listen(on: boolean): void {
  const method = on ? "addEventListener" : "removeEventListener";
  window[method]("beforeprint", begin);
  window[method]("afterprint", end);
  media ??= window.matchMedia("print");
  media[method]("change", follow as EventListener);
  // While nobody listened a print may have begun, and one that had begun may end unheard.
  printing = on && media.matches;
}

const begin = () => change(true);
const end = () => change(false);
const follow = ({ matches }: MediaQueryListEvent) => change(matches);

function change(to: boolean): void {
  if (printing === to) return;
  printing = to;
  flushSync(() => listeners.forEach((listener) => listener()));
}
