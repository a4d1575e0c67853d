/**
 * Scrolls to the row that has the keyboard, in the next frame: that lays the rows out anyway, and to ask before it where
 * they are does so twice. Not to a row under the pointer: where the list cuts it off, scrolling would put the next row
 * there, and so on. Gives what takes it back, for an effect to return.
 */
export function revealRow(row: Element | null | undefined): () => void {
  const frame = requestAnimationFrame(() => {
    if (row && !row.matches(":hover")) row.scrollIntoView({ block: "nearest" });
  });
  return () => cancelAnimationFrame(frame);
}
