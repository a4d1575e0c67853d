"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { visibleText } from "../../../model/visibleText.js";
import { dataAttribute } from "../../../utils/dataAttribute.js";
import { LONGEST_SHOWN } from "./columnWidths.js";
import type { SortDirection } from "./useSortedRows.js";

interface CsvTableHeadProps {
  /** What the columns are called; by their number without it. */
  names: readonly string[] | undefined;
  /** One for each column that is shown. */
  areNumbers: readonly boolean[];
  sort: { column: number; direction: SortDirection } | null;
  /** Left out while rows are still coming. */
  onSort: ((column: number) => void) | undefined;
}

/** The row of column names, each a button that sorts by it. */
export function CsvTableHead({ names = [], areNumbers, sort, onSort }: CsvTableHeadProps) {
  const { t } = useResourceContext();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          <span data-visually-hidden="">{t("viewer.table.row")}</span>
        </th>
        {areNumbers.map((isNumber, column) => {
          const direction = sort?.column === column ? sort.direction : undefined;
          const name = visibleText(names[column]?.slice(0, LONGEST_SHOWN) ?? "");
          return (
            <th key={column} scope="col" data-number={dataAttribute(isNumber)} aria-sort={direction ?? "none"}>
              <button
                type="button"
                data-slot="resource-viewer-sort"
                disabled={!onSort}
                onClick={() => onSort?.(column)}
              >
                <bdi>{name || t("viewer.table.column", { number: column + 1 })}</bdi>
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
