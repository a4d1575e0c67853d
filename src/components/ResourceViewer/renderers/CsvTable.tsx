"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { DelimitedRows } from "../../../model/contents/parseDelimited.js";
import { visibleText } from "../../../model/visibleText.js";
import { dataAttribute } from "../../../utils/dataAttribute.js";
import { useVirtualRows } from "../../../utils/useVirtualRows.js";
import { useResourceViewer } from "../ResourceViewerContext.js";
import { columnWidths, countColumns, countRagged, numberColumns } from "./columnWidths.js";
import { PrintedPart } from "./PrintedPart.js";
import { useLineMetrics } from "./useLineMetrics.js";
import { useSortedRows, type SortDirection } from "./useSortedRows.js";
import { ViewerTextButton } from "../ViewerTextButton.js";

interface CsvTableProps {
  name: string;
  rows: DelimitedRows;
  /** How many rows there are so far: `rows` grows in place. */
  count: number;
  isComplete: boolean;
  hasHeader: boolean;
}

// More cells than this side by side are slow to scroll: further ones wait until asked for.
const COLUMNS_STEP = 200;
const MAX_SHOWN = 300;

/** A table of any length: rows out of sight are empty space. */
export function CsvTable({ name, rows, count, isComplete, hasHeader }: CsvTableProps) {
  const { t } = useResourceContext();
  const { announce } = useResourceViewer("ResourceViewer.Content");
  const body = useMemo(() => rows.slice(hasHeader ? 1 : 0, count), [rows, count, hasHeader]);
  const [columnLimit, setColumnLimit] = useState(COLUMNS_STEP);
  const columnCount = useMemo(() => countColumns(rows, count), [rows, count]);
  const shownColumns = Math.min(columnCount, columnLimit);
  const widths = useMemo(() => columnWidths(rows, count, shownColumns), [rows, count, shownColumns]);
  const areNumbers = useMemo(() => numberColumns(body, shownColumns), [body, shownColumns]);
  const ragged = useMemo(() => (isComplete ? countRagged(rows) : 0), [rows, isComplete]);
  const { order, sort, sortBy, isSorting } = useSortedRows(body, isComplete);
  const scrollRef = useRef<HTMLDivElement>(null);
  const { probeRef, metrics } = useLineMetrics();
  const rowHeight = metrics.lineHeight;
  const { items, totalHeight } = useVirtualRows({ count: body.length, rowHeight, scrollRef });
  const top = items[0]?.offset ?? 0;
  const header = hasHeader ? (rows[0] ?? []) : [];
  const showMoreColumns = () => {
    const next = columnLimit + COLUMNS_STEP;
    setColumnLimit(next);
    announce(t("viewer.table.columns", { shown: Math.min(columnCount, next), total: columnCount }));
  };

  return (
    <div data-slot="resource-viewer-table">
      <div data-slot="resource-viewer-table-status">
        <p>
          <span>{t(isComplete ? "viewer.table.rows" : "viewer.table.reading", { count: body.length })}</span>
          {ragged > 0 && <span>{t("viewer.table.ragged", { count: ragged })}</span>}
          {isSorting && <span>{t("viewer.table.sorting")}</span>}
          {shownColumns < columnCount && (
            <span>{t("viewer.table.columns", { shown: shownColumns, total: columnCount })}</span>
          )}
        </p>
        {shownColumns < columnCount && (
          <ViewerTextButton onClick={showMoreColumns}>{t("viewer.table.moreColumns")}</ViewerTextButton>
        )}
      </div>
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
        <table aria-rowcount={count} aria-colcount={columnCount + 1} aria-busy={isSorting || undefined}>
          <colgroup>
            <col style={{ inlineSize: `${String(count).length + 3}ch` }} />
            {widths.map((width, column) => (
              <col key={column} style={{ inlineSize: `${width}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">
                <span data-visually-hidden="">{t("viewer.table.row")}</span>
              </th>
              {widths.map((_, column) => (
                <HeaderCell
                  key={column}
                  name={
                    visibleText(header[column]?.slice(0, MAX_SHOWN) ?? "") ||
                    t("viewer.table.column", { number: column + 1 })
                  }
                  direction={sort?.column === column ? sort.direction : undefined}
                  isNumber={areNumbers[column]!}
                  disabled={!isComplete}
                  onSort={() => sortBy(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody aria-hidden="true">
            <tr data-slot="resource-viewer-table-space" style={{ blockSize: top }} />
          </tbody>
          <tbody>
            {items.map(({ index: position }) => {
              const row = order === null ? position : order[position]!;
              return (
                <tr key={position} style={{ blockSize: rowHeight }} aria-rowindex={position + 2}>
                  <th scope="row">{row + 1}</th>
                  {widths.map((_, column) => (
                    <Cell key={column} text={body[row]?.[column]} isNumber={areNumbers[column]!} />
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
      <PrintedPart total={body.length} />
    </div>
  );
}

function Cell({ text, isNumber }: { text: string | undefined; isNumber: boolean }) {
  if (text === undefined) return <td data-missing="">{"\u00a0"}</td>;
  const shown = visibleText(text.slice(0, MAX_SHOWN));
  return (
    <td data-number={dataAttribute(isNumber)} title={text.length > 40 ? visibleText(text.slice(0, 2000)) : undefined}>
      <bdi>{shown}</bdi>
      {text.length > MAX_SHOWN && " …"}
    </td>
  );
}

interface HeaderCellProps {
  name: string;
  direction: SortDirection | undefined;
  isNumber: boolean;
  disabled: boolean;
  onSort: () => void;
}

function HeaderCell({ name, direction, isNumber, disabled, onSort }: HeaderCellProps) {
  return (
    <th scope="col" data-number={dataAttribute(isNumber)} aria-sort={direction ?? "none"}>
      <button type="button" data-slot="resource-viewer-sort" disabled={disabled} onClick={onSort}>
        <bdi>{name}</bdi>
        {direction === "ascending" && <ArrowUp aria-hidden="true" />}
        {direction === "descending" && <ArrowDown aria-hidden="true" />}
      </button>
    </th>
  );
}
