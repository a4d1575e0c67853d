import { useMemo, type CSSProperties } from "react";
import type { DelimitedRows } from "../../../model/contents/parseDelimited.js";
import { dataAttribute } from "../../../utils/dataAttribute.js";
import { MOST_PRINTED, usePrinting } from "../../../utils/usePrinting.js";
import { wordLengths } from "./columnWidths.js";

// What fits side by side on A4, its words whole and large enough to be read.
const MOST_LETTERS = 130;
const LETTERS_BETWEEN = 2;
// More would keep a page from being printed for a minute.
const MOST_CELLS = 30_000;

export interface PrintedColumns {
  /** Too wide for any paper: each row is printed as a list of named values. */
  isWide: boolean;
  /** Rows beyond this are left out. */
  mostRows: number;
  tableProps: Readonly<Record<string, unknown>>;
  columnStyle: (column: number) => CSSProperties;
}

/** What the sheet for paper must know of the columns to keep their words whole; nothing on the screen. */
export function usePrintedColumns(rows: DelimitedRows, count: number, columns: number): PrintedColumns | undefined {
  const isPrinting = usePrinting();
  return useMemo(() => {
    if (!isPrinting) return undefined;
    const words = wordLengths(rows, count, columns);
    const letters = words.reduce((sum, word) => sum + word + LETTERS_BETWEEN, String(count).length + LETTERS_BETWEEN);
    const isWide = letters > MOST_LETTERS;
    return {
      isWide,
      mostRows: Math.min(MOST_PRINTED, Math.floor(MOST_CELLS / columns)),
      tableProps: { "data-wide": dataAttribute(isWide), style: { "--_mcpr-letters": letters } as CSSProperties },
      columnStyle: (column) => ({ "--_mcpr-word": words[column]! + LETTERS_BETWEEN }) as CSSProperties,
    };
  }, [isPrinting, rows, count, columns]);
}
