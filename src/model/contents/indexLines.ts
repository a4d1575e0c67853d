import { cutBefore } from "./cutBefore.js";
import { lowerBound } from "../../utils/lowerBound.js";

/** Where the rows of a text begin. Rows are lines; a line too long to lay out at once goes on in further rows. */
export interface LineIndex {
  readonly text: string;
  readonly rowCount: number;
  readonly lineCount: number;
  /** The offset in the text at which a row begins; that of `rowCount` is the end of the text. */
  start(row: number): number;
  /** The characters of a row, without its line break. */
  row(row: number): string;
  /** The number of the line, from 1, that begins with this row; undefined where the row goes on with a line. */
  lineNumber(row: number): number | undefined;
  /** The row that holds an offset of the text. */
  rowAt(offset: number): number;
}

/** No row is longer: laying out a text node takes a browser about 0.3 s a megabyte. */
export const MAX_ROW_LENGTH = 2000;

/**
 * Finds the lines of a text (`\n`, `\r\n` and a lone `\r` end one; a break at the very end begins no further line)
 * without making a string of any: 10 MB take about 10 ms, and 4 bytes a line.
 */
export function indexLines(text: string): LineIndex {
  let starts = new Uint32Array(1024);
  let rowCount = 0;
  const continued: number[] = [];
  const add = (start: number) => {
    if (rowCount + 1 >= starts.length) {
      const wider = new Uint32Array(starts.length * 2);
      wider.set(starts);
      starts = wider;
    }
    starts[rowCount++] = start;
  };
  let start = 0;
  let feed = nextIndex(text, "\n", 0);
  let carriage = nextIndex(text, "\r", 0);
  do {
    const end = Math.min(feed, carriage, text.length);
    add(start);
    for (let cut = start; end - cut > MAX_ROW_LENGTH;) {
      cut = cutBefore(text, cut + MAX_ROW_LENGTH);
      continued.push(rowCount);
      add(cut);
    }
    start = end === carriage && feed === carriage + 1 ? end + 2 : end + 1;
    if (feed < start) feed = nextIndex(text, "\n", start);
    if (carriage < start) carriage = nextIndex(text, "\r", start);
  } while (start < text.length);
  starts[rowCount] = text.length;

  return {
    text,
    rowCount,
    lineCount: rowCount - continued.length,
    start: (row) => starts[row]!,
    row: (row) => text.slice(starts[row], starts[row + 1]).replace(/\r?\n$|\r$/, ""),
    lineNumber: (row) => {
      const before = lowerBound(continued, row);
      return continued[before] === row ? undefined : row + 1 - before;
    },
    rowAt: (offset) => Math.max(0, lowerBound(starts, offset + 1, rowCount) - 1),
  };
}

function nextIndex(text: string, char: string, from: number): number {
  const at = text.indexOf(char, from);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}
