/**
 * Puts the focus on the open tab when the picker opens. Radix would try every control in turn where the document does
 * not tell what has the focus, as in a shadow root, and end on another tab.
 */
export function focusOpened(event: Event): void {
  event.preventDefault();
  (event.currentTarget as Element).querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}
