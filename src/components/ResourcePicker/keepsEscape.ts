/** An open list of suggestions closes first; the dialog around it with the next Escape. */
export function keepsEscape(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
}
