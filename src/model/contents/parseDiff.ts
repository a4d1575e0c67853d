import type { LineIndex } from "./indexLines.js";

export type DiffKind = "context" | "added" | "removed" | "hunk" | "file" | "note";

/** The lines of a unified diff, by row of the index they were read from. */
export interface ParsedDiff {
  kind(row: number): DiffKind;
  /** The line numbers in the file before and after; undefined where the line is not in it. */
  oldLine(row: number): number | undefined;
  newLine(row: number): number | undefined;
  /** How many lines were added and removed, in how many files. */
  added: number;
  removed: number;
  files: number;
}

const KINDS: readonly DiffKind[] = ["context", "added", "removed", "hunk", "file", "note"];
const HUNK = /^@@+ -(\d+)(?:,(\d+))? (?:-\d+(?:,\d+)? )*\+(\d+)(?:,(\d+))? @@/;
const FILE_START = /^(diff |Index: |=== )/;

/**
 * Reads a unified diff. A hunk's own line counts say how far it goes, so that a removed line that begins with `--` is
 * never taken for a file header. Text around the diff (a commit message, a mail) stays as notes.
 */
export function parseDiff(lines: LineIndex): ParsedDiff {
  const kinds = new Uint8Array(lines.rowCount);
  const before = new Uint32Array(lines.rowCount);
  const after = new Uint32Array(lines.rowCount);
  const totals = { added: 0, removed: 0, files: 0 };
  let [oldLine, newLine, oldLeft, newLeft] = [0, 0, 0, 0];
  let kind: DiffKind = "note";
  let named = false;
  for (let row = 0; row < lines.rowCount; row++) {
    if (lines.lineNumber(row) !== undefined) {
      const inHunk = oldLeft > 0 || newLeft > 0;
      const sign = lines.text[lines.start(row)] ?? "";
      kind = inHunk ? kindOfSign(sign) : "note";
      if (!inHunk) {
        const line = lines.row(row);
        const hunk = HUNK.exec(line);
        if (hunk) {
          kind = "hunk";
          [oldLine, newLine] = [Number(hunk[1]), Number(hunk[3])];
          [oldLeft, newLeft] = [Number(hunk[2] ?? 1), Number(hunk[4] ?? 1)];
          named = false;
        } else if (FILE_START.test(line)) {
          kind = "file";
          totals.files++;
          named = true;
        } else if (line.startsWith("--- ") && lines.rowCount > row + 1 && lines.row(row + 1).startsWith("+++ ")) {
          kind = "file";
          if (!named) totals.files++;
          named = true;
        } else if (named) kind = "file";
      } else if (kind !== "note") {
        if (kind !== "added") {
          oldLeft--;
          before[row] = oldLine++;
        }
        if (kind !== "removed") {
          newLeft--;
          after[row] = newLine++;
        }
        if (kind !== "context") totals[kind as "added" | "removed"]++;
      }
    }
    kinds[row] = KINDS.indexOf(kind);
  }
  return {
    ...totals,
    kind: (row) => KINDS[kinds[row]!]!,
    oldLine: (row) => before[row] || undefined,
    newLine: (row) => after[row] || undefined,
  };
}

/** Some tools strip the blank of an empty context line. */
function kindOfSign(sign: string): DiffKind {
  return sign === "+" ? "added" : sign === "-" ? "removed" : sign === "\\" ? "note" : "context";
}
