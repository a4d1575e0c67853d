import { foldText } from "../../model/search/foldText.js";
import type { ResourceTreeModel } from "../../model/tree/ResourceTreeModel.js";

// A million rows are too many to look at between two keys.
const LONGEST_MS = 30;

/** The next displayed row, from `row` on and around, whose name begins with what was typed, in any script; or -1. */
export function findByTypeahead(model: ResourceTreeModel, typed: string, row: number): number {
  const wanted = foldText(typed);
  // Only marks and joiners so far: the letter may be the next key.
  if (wanted === "") return -1;
  const { rowCount } = model.rows;
  // The same letter again and again goes from one match to the next; more letters stay where they still fit.
  const [letter = ""] = wanted;
  const isOneLetter = letter.repeat(wanted.length / letter.length) === wanted;
  const begins = isOneLetter ? letter : wanted;
  const start = isOneLetter ? row + 1 : row;
  const end = performance.now() + LONGEST_MS;
  for (let step = 0; step < rowCount && (step % 64 !== 0 || performance.now() < end); step++) {
    const at = (start + step) % rowCount;
    if (foldText(model.nameOf(model.rows.nodeAt(at))).startsWith(begins)) return at;
  }
  return -1;
}
