"use client";
import { useMemo } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { DelimitedRows } from "../../../model/contents/parseDelimited.js";
import { useResourceViewer } from "../ResourceViewerContext.js";
import { ViewerTextButton } from "../ViewerTextButton.js";
import { COLUMNS_STEP, countRagged } from "./columnWidths.js";

interface CsvTableStatusProps {
  rows: DelimitedRows;
  /** How many rows there are so far, without the header. */
  count: number;
  isComplete: boolean;
  isSorting: boolean;
  columns: { shown: number; total: number };
  onShowMore: () => void;
}

/** The line above a table: how much of it is there and shown, and what is odd about it. */
export function CsvTableStatus({ rows, count, isComplete, isSorting, columns, onShowMore }: CsvTableStatusProps) {
  const { t } = useResourceContext();
  const { announce } = useResourceViewer("ResourceViewer.Content");
  const ragged = useMemo(() => (isComplete ? countRagged(rows) : 0), [rows, isComplete]);
  const { shown, total } = columns;
  const showMore = () => {
    onShowMore();
    announce(t("viewer.table.columns", { shown: Math.min(total, shown + COLUMNS_STEP), total }));
  };
  return (
    <div data-slot="resource-viewer-table-status">
      <p>
        <span>{t(isComplete ? "viewer.table.rows" : "viewer.table.reading", { count })}</span>
        {ragged > 0 && <span>{t("viewer.table.ragged", { count: ragged })}</span>}
        {isSorting && <span>{t("viewer.table.sorting")}</span>}
        {shown < total && <span>{t("viewer.table.columns", columns)}</span>}
      </p>
      {shown < total && <ViewerTextButton onClick={showMore}>{t("viewer.table.moreColumns")}</ViewerTextButton>}
    </div>
  );
}
