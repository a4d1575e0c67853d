"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { dataAttribute } from "../../../utils/dataAttribute.js";
import type { PrintedColumns } from "./usePrintedColumns.js";
import type { SortDirection } from "./useSortedRows.js";

interface CsvTableHeadProps {
  /** One for each column that is shown. */
  names: readonly string[];
  areNumbers: readonly boolean[];
  /** On paper only. */
  printed: PrintedColumns | undefined;
  sort: { column: number; direction: SortDirection } | null;
  /** Left out while rows are still coming. */
  onSort: ((column: number) => void) | undefined;
}

/** The row of column names, each a button that sorts by it. */
export function CsvTableHead({ names, areNumbers, printed, sort, onSort }: CsvTableHeadProps) {
  const { t } = useResourceContext();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          <span data-visually-hidden="">{t("viewer.table.row")}</span>
        </th>
        {names.map((name, column) => {
          const direction = sort?.column === column ? sort.direction : undefined;
          return (
            <th
              key={column}
              scope="col"
              data-number={dataAttribute(areNumbers[column])}
              aria-sort={direction ?? "none"}
              style={printed?.columnStyle(column)}
            >
              <button
                type="button"
                data-slot="resource-viewer-sort"
                disabled={!onSort}
                onClick={() => onSort?.(column)}
              >
                <bdi>{name}</bdi>
                {direction === "ascending" && <ArrowUp aria-hidden="true" />}
                {direction === "descending" && <ArrowDown aria-hidden="true" />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
