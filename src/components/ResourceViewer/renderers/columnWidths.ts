import { isNumber } from "../../../model/contents/isNumber.js";
import type { DelimitedRows } from "../../../model/contents/parseDelimited.js";

/** More cells than this side by side are slow to scroll: further ones wait until asked for. */
export const COLUMNS_STEP = 200;

/** What of a cell's text is in the page. */
export const LONGEST_SHOWN = 300;

/** The number of columns: that of the longest row. */
export function countColumns(rows: DelimitedRows, count: number): number {
  let columns = 0;
  for (let at = 0; at < count; at++) columns = Math.max(columns, rows[at]!.length);
  return columns;
}

/** Widths in characters for the columns to show, by the first rows. */
export function columnWidths(rows: DelimitedRows, count: number, columns: number): number[] {
  const widths = Array.from({ length: columns }, () => 8);
  for (const row of rows.slice(0, Math.min(count, 100))) {
    for (let column = 0; column < columns; column++) {
      widths[column] = Math.min(40, Math.max(widths[column]!, (row[column]?.length ?? 0) + 4));
    }
  }
  return widths;
}

// Longer words are broken on paper: they would leave nothing to the other columns.
const LONGEST_WORD = 16;

/** How many letters a column must hold so that its words stay whole, by the first rows. */
export function wordLengths(rows: DelimitedRows, count: number, columns: number): number[] {
  const sample = rows.slice(0, Math.min(count, 100));
  return Array.from({ length: columns }, (_, column) => {
    const words = sample.flatMap((row) => row[column]?.slice(0, LONGEST_SHOWN).split(/\s+/) ?? []);
    return words.reduce((longest, word) => Math.min(LONGEST_WORD, Math.max(longest, word.length)), 1);
  });
}

/** Which of the columns to show hold numbers and nothing else, by the first rows. */
export function numberColumns(body: DelimitedRows, columns: number): boolean[] {
  const sample = body.slice(0, 100);
  return Array.from({ length: columns }, (_, column) => {
    const filled = sample.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
    return filled.length > 0 && filled.every(isNumber);
  });
}

/** How many rows have another number of cells than the first. */
export function countRagged(rows: DelimitedRows): number {
  return rows.filter((row) => row.length !== rows[0]!.length).length;
}
