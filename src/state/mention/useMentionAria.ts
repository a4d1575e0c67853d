import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";
import type { MentionEditor } from "./MentionEditor.js";

/**
 * Ties the editor to the list while it is open. Set on the element itself, so that it is the same for a `<textarea>`
 * and for an editor that React does not render. No `aria-expanded` and no other role: a text box may not have the
 * first, and screen readers stop echoing what is typed at the second.
 */
export function useMentionAria(editor: MentionEditor | null, listId: string | null, activeId: string | null): void {
  useIsomorphicLayoutEffect(() => {
    const element = editor?.element();
    if (!element || listId === null) return;
    const attributes: Record<string, string> = {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": listId,
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => Object.keys(attributes).forEach((name) => element.removeAttribute(name));
  }, [editor, listId]);

  useIsomorphicLayoutEffect(() => {
    const element = editor?.element();
    if (!element || activeId === null) return;
    element.setAttribute("aria-activedescendant", activeId);
    return () => element.removeAttribute("aria-activedescendant");
  }, [editor, activeId]);
}
