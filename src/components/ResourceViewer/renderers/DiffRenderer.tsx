"use client";
import { useCallback, useMemo } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { indexLines } from "../../../model/contents/indexLines.js";
import { parseDiff } from "../../../model/contents/parseDiff.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { TextLines } from "./TextLines.js";

/** A unified diff: lines that were added and removed, with their numbers before and after. */
export default function DiffRenderer({ content, name }: RendererProps) {
  const { t } = useResourceContext();
  const lines = useMemo(() => indexLines(content.text ?? ""), [content.text]);
  const diff = useMemo(() => parseDiff(lines), [lines]);
  const tokensOf = useCallback((row: number) => [{ text: lines.row(row) }], [lines]);
  return (
    <TextLines
      name={name}
      lines={lines}
      tokensOf={tokensOf}
      gutterOf={(row) => [diff.oldLine(row), diff.newLine(row)]}
      attributesOf={(row) => ({ "data-diff": diff.kind(row) })}
      elementOf={(row) => (diff.kind(row) === "added" ? "ins" : diff.kind(row) === "removed" ? "del" : "span")}
    >
      <span data-slot="resource-viewer-summary">
        <span>{t("viewer.diffFiles", { count: diff.files })}</span>
        <span data-diff="added">{t("viewer.diffAdded", { count: diff.added })}</span>
        <span data-diff="removed">{t("viewer.diffRemoved", { count: diff.removed })}</span>
      </span>
    </TextLines>
  );
}
