"use client";
import { useEffect, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { parseDelimited, type DelimitedRows } from "../../../model/contents/parseDelimited.js";
import { matchMimeType } from "../../../model/mime/matchMimeType.js";
import { parseMimeType } from "../../../model/mime/parseMimeType.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { CsvTable } from "./CsvTable.js";

interface Reading {
  text: string;
  rows: DelimitedRows;
  isComplete: boolean;
}

/** CSV and TSV as a table, from the first rows on while the rest is read. */
export default function CsvRenderer({ content, name, onFail }: RendererProps) {
  const { t } = useResourceContext();
  const { text = "", mimeType } = content;
  const [reading, setReading] = useState<Reading>();
  const isTsv = matchMimeType("text/tab-separated-values", mimeType);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    parseDelimited(text, {
      delimiter: isTsv ? "\t" : undefined,
      onRows: (rows) => !signal.aborted && setReading({ text, rows, isComplete: false }),
      signal,
    }).then(
      (rows) => !signal.aborted && setReading({ text, rows, isComplete: true }),
      (error: unknown) => !signal.aborted && onFail(error),
    );
    return () => controller.abort();
  }, [text, isTsv, onFail]);

  if (reading?.text !== text) return <p data-slot="resource-viewer-message">{t("viewer.preparing")}</p>;
  // RFC 4180: the parameter says so where the first row is no header.
  const hasHeader = parseMimeType(mimeType)?.parameters.header !== "absent";
  return (
    <CsvTable
      name={name}
      rows={reading.rows}
      count={reading.rows.length}
      isComplete={reading.isComplete}
      hasHeader={hasHeader}
    />
  );
}
