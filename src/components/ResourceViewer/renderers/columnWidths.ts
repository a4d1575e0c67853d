import type { DelimitedRows } from "../../../model/contents/parseDelimited.js";

/** Widths in characters for the columns to show, by the first rows; the number of columns is that of the longest row. */
export function columnWidths(rows: DelimitedRows, count: number, maxColumns: number): number[] {
  const widths: number[] = [];
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    for (let column = widths.length; column < Math.min(row.length, maxColumns); column++) widths.push(8);
    if (at >= 100) continue;
    for (let column = 0; column < widths.length; column++) {
      widths[column] = Math.min(40, Math.max(widths[column]!, (row[column]?.length ?? 0) + 4));
    }
  }
  return widths;
}

/** How many rows have another number of cells than the first. */
export function countRagged(rows: DelimitedRows): number {
  return rows.filter((row) => row.length !== rows[0]!.length).length;
}
