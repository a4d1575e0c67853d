import { useRef, useState, type RefObject } from "react";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.js";

/**
 * Whether there is more in an element than its height shows. What scrolls must take the focus, to be scrolled by
 * keyboard; what does not would only be one more stop.
 */
export function useScrolls<E extends HTMLElement>(): { ref: RefObject<E | null>; scrolls: boolean } {
  const ref = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(look);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return { ref, scrolls };
}
