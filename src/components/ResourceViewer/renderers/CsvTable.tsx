"use client";
import { useMemo, useRef, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { DelimitedRows } from "../../../model/contents/parseDelimited.js";
import { visibleText } from "../../../model/visibleText.js";
import { dataAttribute } from "../../../utils/dataAttribute.js";
import { useVirtualRows } from "../../../utils/useVirtualRows.js";
import { COLUMNS_STEP, columnWidths, countColumns, LONGEST_SHOWN, numberColumns } from "./columnWidths.js";
import { CsvTableHead } from "./CsvTableHead.js";
import { CsvTableStatus } from "./CsvTableStatus.js";
import { PrintedPart } from "./PrintedPart.js";
import { useLineMetrics } from "./useLineMetrics.js";
import { usePrintedColumns } from "./usePrintedColumns.js";
import { useSortedRows } from "./useSortedRows.js";

interface CsvTableProps {
  name: string;
  rows: DelimitedRows;
  /** How many rows there are so far: `rows` grows in place. */
  count: number;
  isComplete: boolean;
  hasHeader: boolean;
}

/** A table of any length: rows out of sight are empty space. */
export function CsvTable({ name, rows, count, isComplete, hasHeader }: CsvTableProps) {
  const { t } = useResourceContext();
  const body = useMemo(() => rows.slice(hasHeader ? 1 : 0, count), [rows, count, hasHeader]);
  const [columnLimit, setColumnLimit] = useState(COLUMNS_STEP);
  const columnCount = useMemo(() => countColumns(rows, count), [rows, count]);
  const shownColumns = Math.min(columnCount, columnLimit);
  const widths = useMemo(() => columnWidths(rows, count, shownColumns), [rows, count, shownColumns]);
  const names = widths.map((_, column) => {
    const name = hasHeader ? rows[0]?.[column]?.slice(0, LONGEST_SHOWN) : undefined;
    return visibleText(name ?? "") || t("viewer.table.column", { number: column + 1 });
  });
  const printed = usePrintedColumns(rows, count, shownColumns);
  const areNumbers = useMemo(() => numberColumns(body, shownColumns), [body, shownColumns]);
  const { order, sort, sortBy, isSorting } = useSortedRows(body, isComplete);
  const scrollRef = useRef<HTMLDivElement>(null);
  const { probeRef, metrics } = useLineMetrics();
  const rowHeight = metrics.lineHeight;
  const { items, totalHeight } = useVirtualRows({ count: body.length, rowHeight, scrollRef });
  const top = items[0]?.offset ?? 0;

  return (
    <div data-slot="resource-viewer-table">
      <CsvTableStatus
        rows={rows}
        count={body.length}
        isComplete={isComplete}
        isSorting={isSorting}
        columns={{ shown: shownColumns, total: columnCount }}
        onShowMore={() => setColumnLimit(columnLimit + COLUMNS_STEP)}
      />
      <div
        ref={scrollRef}
        data-slot="resource-viewer-table-scroll"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        role="group"
        aria-label={t("viewer.table.label", { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
      >
        <span ref={probeRef} aria-hidden="true" data-slot="resource-viewer-probe" />
        <table
          aria-rowcount={count}
          aria-colcount={columnCount + 1}
          aria-busy={isSorting || undefined}
          {...printed?.tableProps}
        >
          <colgroup>
            <col style={{ inlineSize: `${String(count).length + 3}ch` }} />
            {widths.map((width, column) => (
              <col key={column} style={{ inlineSize: `${width}ch` }} />
            ))}
          </colgroup>
          <CsvTableHead
            names={names}
            areNumbers={areNumbers}
            printed={printed}
            sort={sort}
            onSort={isComplete ? sortBy : undefined}
          />
          <tbody aria-hidden="true">
            <tr data-slot="resource-viewer-table-space" style={{ blockSize: top }} />
          </tbody>
          <tbody>
            {items.slice(0, printed?.mostRows).map(({ index: position }) => {
              const row = order === null ? position : order[position]!;
              return (
                <tr key={position} style={{ blockSize: rowHeight }} aria-rowindex={position + 2}>
                  <th scope="row">{row + 1}</th>
                  {widths.map((_, column) => (
                    <Cell
                      key={column}
                      text={body[row]?.[column]}
                      isNumber={areNumbers[column]!}
                      label={printed?.isWide ? names[column] : undefined}
                    />
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tbody aria-hidden="true">
            <tr
              data-slot="resource-viewer-table-space"
              style={{ blockSize: Math.max(0, totalHeight - top - items.length * rowHeight) }}
            />
          </tbody>
        </table>
      </div>
      <PrintedPart total={body.length} most={printed?.mostRows} />
    </div>
  );
}

interface CellProps {
  text: string | undefined;
  isNumber: boolean;
  label: string | undefined;
}

function Cell({ text, isNumber, label }: CellProps) {
  if (text === undefined) return <td data-missing="">{"\u00a0"}</td>;
  const shown = visibleText(text.slice(0, LONGEST_SHOWN));
  return (
    <td
      data-number={dataAttribute(isNumber)}
      data-label={label}
      title={text.length > 40 ? visibleText(text.slice(0, 2000)) : undefined}
    >
      <bdi>{shown}</bdi>
      {text.length > LONGEST_SHOWN && " …"}
    </td>
  );
}
