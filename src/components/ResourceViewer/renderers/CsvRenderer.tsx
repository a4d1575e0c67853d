"use client";
import { useEffect, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { parseDelimited, type DelimitedRows } from "../../../model/contents/parseDelimited.js";
import { matchMimeType } from "../../../model/mime/matchMimeType.js";
import { parseMimeType } from "../../../model/mime/parseMimeType.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { CsvTable } from "./CsvTable.js";

interface Reading {
  uri: string;
  text: string;
  rows: DelimitedRows;
  isComplete: boolean;
}

/** CSV and TSV as a table, from the first rows on while the rest is read. */
export default function CsvRenderer({ content, uri, name, onFail }: RendererProps) {
  const { t } = useResourceContext();
  const { text = "", mimeType } = content;
  const [reading, setReading] = useState<Reading>();
  const isTsv = matchMimeType("text/tab-separated-values", mimeType);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const showSome = (rows: DelimitedRows) =>
      setReading((before) =>
        // After a refresh the user is somewhere in the old rows: fewer would throw them back.
        before?.uri === uri && before.text !== text && rows.length < before.rows.length
          ? before
          : { uri, text, rows, isComplete: false },
      );
    parseDelimited(text, {
      delimiter: isTsv ? "\t" : undefined,
      onRows: (rows) => !signal.aborted && showSome(rows),
      signal,
    }).then(
      (rows) => !signal.aborted && setReading({ uri, text, rows, isComplete: true }),
      (error: unknown) => !signal.aborted && onFail(error),
    );
    return () => controller.abort();
  }, [uri, text, isTsv, onFail]);

  if (reading?.uri !== uri) return <p data-slot="resource-viewer-message">{t("viewer.preparing")}</p>;
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
