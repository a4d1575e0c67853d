import { useRef } from "react";
import { focusedElement } from "../../utils/rootOf.js";

/**
 * Where the focus goes when the picker opens and closes: to the open tab, and back to what had it, also where a host
 * opens it without a trigger. Radix would try every control in turn where the document does not tell what has the
 * focus, as in a shadow root, and end on another tab.
 */
export function useFocusKept() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const content = event.currentTarget as Element;
      event.preventDefault();
      opener.current = focusedElement(content.ownerDocument);
      content.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
