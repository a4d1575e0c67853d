import { useCallback } from "react";
import type { LineIndex } from "../../../model/contents/indexLines.js";
import { useLineMetrics } from "./useLineMetrics.js";
import { useMeasuredRows } from "./useMeasuredRows.js";

const FIRST_ROWS = 50;

/** The rows in sight, of which each is as high as its text is long. */
export function useLineRows(lines: LineIndex, wraps: boolean) {
  const { probeRef, metrics } = useLineMetrics();
  const estimate = useCallback(
    (row: number) => {
      const length = lines.start(row + 1) - lines.start(row);
      return metrics.lineHeight * (wraps ? Math.max(1, Math.ceil(length / metrics.columns)) : 1);
    },
    [lines, metrics, wraps],
  );
  // Heights of all rows are worked out once, with the font known.
  const count = metrics.isMeasured ? lines.rowCount : Math.min(lines.rowCount, FIRST_ROWS);
  return { probeRef, ...useMeasuredRows({ count, estimate }) };
}
