import { useRef, type RefObject } from "react";
import { rootOf } from "./rootOf.js";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.js";

// Where the keyboard goes on, the best first.
const PLACES = ['[role="treeitem"][tabindex="0"]', '[role="combobox"]', "input", '[type="submit"]', "button"];

/**
 * For an element that goes away when it is used, such as "Try again": the focus it had then goes to the nearest `around`
 * it, or to the row, the box or the button in that, and not to nowhere.
 */
export function useFocusHandedOn<T extends HTMLElement>(around = "[data-mcpr-root]"): RefObject<T | null> {
  const ref = useRef<T>(null);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const root = element?.closest<HTMLElement>(around);
      if (!element || !root || !element.contains(rootOf(element).activeElement)) return;
      const places = PLACES.flatMap((place) => [...root.querySelectorAll<HTMLElement>(place)]);
      const place = root.hasAttribute("tabindex") ? root : places.find((one) => !element.contains(one));
      place?.focus();
    };
  }, [around]);
  return ref;
}
