import { runInSlices } from "../../utils/runInSlices.js";

export type DelimitedRows = readonly (readonly string[])[];

interface ParseDelimitedOptions {
  /** What stands between cells. Undefined: guessed from the first lines. */
  delimiter?: string | undefined;
  /** Called now and then while rows are read, with all rows so far: an array that grows. */
  onRows?: ((rows: DelimitedRows) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Reads CSV or TSV (RFC 4180: quoted cells, doubled quotes, line breaks in quotes), letting the page breathe. Any line
 * break ends a row, mixed ones too; rows are as long as they are written; empty lines are no rows; a quote that is never
 * closed is a character like any other. Rejects when aborted.
 */
export function parseDelimited(
  text: string,
  { delimiter = guessDelimiter(text), onRows, signal }: ParseDelimitedOptions = {},
): Promise<DelimitedRows> {
  return runInSlices(readRows(text, delimiter), { signal, onProgress: onRows });
}

function* readRows(text: string, delimiter: string): Generator<DelimitedRows, DelimitedRows> {
  const rows: string[][] = [];
  const readRow = rowReader(text, delimiter);
  for (let row = readRow(); row !== null; row = readRow()) {
    if (row.length > 1 || row[0] !== "") rows.push(row);
    if (rows.length % 64 === 0) yield rows;
  }
  return rows;
}

function rowReader(text: string, delimiter: string): () => string[] | null {
  const nextDelimiter = finder(text, delimiter);
  const nextFeed = finder(text, "\n");
  const nextCarriage = finder(text, "\r");
  let at = 0;
  let quotesClose = true;
  return () => {
    if (at >= text.length) return null;
    const cells: string[] = [];
    for (;;) {
      let quoted = "";
      if (quotesClose && text[at] === '"') {
        const close = closingQuote(text, at);
        if (close === -1) quotesClose = false;
        else {
          quoted = text.slice(at + 1, close).replaceAll('""', '"');
          at = close + 1;
        }
      }
      const separator = nextDelimiter(at);
      const end = Math.min(separator, nextFeed(at), nextCarriage(at), text.length);
      cells.push(quoted + text.slice(at, end));
      at = end + (text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
      if (end !== separator || end === text.length) return cells;
    }
  };
}

/** Where a character comes next; searched for once, not once a cell. */
function finder(text: string, char: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) next = text.indexOf(char, from);
    if (next === -1) next = Number.POSITIVE_INFINITY;
    return next;
  };
}

function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Of the usual separators the one that cuts most of the first lines into the same number of cells. */
function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, "")
    .split(/[\r\n]+/, 20)
    .filter(Boolean);
  let best = { delimiter: ",", agreeing: 0 };
  for (const delimiter of [",", "\t", ";", "|"]) {
    const counts = lines.map((line) => line.split(delimiter).length);
    const agreeing = counts[0] === 1 ? 0 : counts.filter((count) => count === counts[0]).length;
    if (agreeing > best.agreeing) best = { delimiter, agreeing };
  }
  return best.delimiter;
}
