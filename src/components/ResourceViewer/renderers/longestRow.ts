import type { LineIndex } from "../../../model/contents/indexLines.js";

/** The length of the longest row, so that the width of the whole is known before all of it was seen. */
export function longestRow(lines: LineIndex): number {
  let longest = 0;
  for (let row = 0; row < lines.rowCount; row++) longest = Math.max(longest, lines.start(row + 1) - lines.start(row));
  return longest;
}
