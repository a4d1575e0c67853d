import { useRef } from "react";
import { focusedElement, rootOf } from "../../utils/rootOf.js";

/**
 * Where the focus goes when the picker opens and closes: to the open tab, and back to what had it, also where a host
 * opens it without a trigger. Radix would try every control in turn where the document does not tell what has the
 * focus, as in a shadow root, and end on another tab.
 */
export function useFocusKept() {
  const openers = useRef<readonly (HTMLElement | null)[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      const content = event.currentTarget as Element;
      event.preventDefault();
      const opener = focusedElement(content.ownerDocument);
      openers.current = [opener, menuButtonOf(opener)];
      content.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      const { body } = (event.currentTarget as Element).ownerDocument;
      const opener = openers.current.find((one) => one?.isConnected && one !== body);
      // Without one, Radix gives it to the trigger that stands there now.
      if (!opener) return;
      event.preventDefault();
      opener.focus();
    },
  };
}

/** The button of the menu in which an element is: the item that opens the picker goes away with its menu. */
function menuButtonOf(element: HTMLElement | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  if (!menu) return null;
  const named = menu.getAttribute("aria-labelledby");
  const label = named === null ? null : rootOf(menu).getElementById(named);
  if (label && label.tabIndex >= 0) return label;
  return rootOf(menu).querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
}
