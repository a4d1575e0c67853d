"use client";
import { useEffect, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { DelimitedRows } from "../../../model/contents/parseDelimited.js";
import { sortRows } from "../../../model/contents/sortRows.js";

export type SortDirection = "ascending" | "descending";

interface Sort {
  column: number;
  direction: SortDirection;
}

/** The order of rows by the column the user chose: ascending, then descending, then as they came. */
export function useSortedRows(rows: DelimitedRows, isComplete: boolean) {
  const { locale } = useResourceContext();
  const [sort, setSort] = useState<Sort | null>(null);
  const [sorted, setSorted] = useState<{ rows: DelimitedRows; sort: Sort; order: Uint32Array } | null>(null);

  useEffect(() => {
    if (sort === null || !isComplete) return;
    const controller = new AbortController();
    sortRows(rows, sort.column, sort.direction, locale, controller.signal).then(
      (order) => setSorted({ rows, sort, order }),
      () => {}, // aborted
    );
    return () => controller.abort();
  }, [rows, sort, isComplete, locale]);

  const sortBy = (column: number) => {
    if (sort?.column !== column) setSort({ column, direction: "ascending" });
    else setSort(sort.direction === "ascending" ? { column, direction: "descending" } : null);
  };
  const isSorting = sort !== null && sorted?.sort !== sort;
  // While a new order is worked out the old one stays.
  const order = sort === null || sorted?.rows !== rows ? null : sorted.order;
  return { order, sort, sortBy, isSorting };
}
