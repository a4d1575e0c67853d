/**
 * Scrolls to the row that has the keyboard. Not to one under the pointer: where the list cuts it off, scrolling would
 * put the next row there, and so on.
 */
export function revealRow(row: Element | null | undefined): void {
  if (row && !row.matches(":hover")) row.scrollIntoView({ block: "nearest" });
}
