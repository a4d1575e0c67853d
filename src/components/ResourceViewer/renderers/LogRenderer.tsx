"use client";
import { useCallback, useMemo } from "react";
import { indexLines } from "../../../model/contents/indexLines.js";
import { logLevelOf } from "../../../model/contents/logLevelOf.js";
import { parseAnsi } from "../../../model/contents/parseAnsi.js";
import { styledTokens } from "../../../model/contents/styledTokens.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { TextLines } from "./TextLines.js";

// Shapes, so that the colour is not all that tells them apart.
const MARKS = { error: "✕", warning: "▲" };

/** The output of a program: its colours, and a mark before lines that name a level of error or warning. */
export default function LogRenderer({ content, name }: RendererProps) {
  const { ansi, lines } = useMemo(() => {
    const ansi = parseAnsi(content.text ?? "");
    return { ansi, lines: indexLines(ansi.text) };
  }, [content.text]);
  const tokensOf = useCallback((row: number) => styledTokens(lines, row, ansi), [lines, ansi]);
  const levelOf = (row: number) => (lines.lineNumber(row) === undefined ? undefined : logLevelOf(lines.row(row)));
  return (
    <TextLines
      name={name}
      lines={lines}
      tokensOf={tokensOf}
      gutterOf={(row) => {
        const level = levelOf(row);
        return [lines.lineNumber(row), level && MARKS[level]];
      }}
      attributesOf={(row) => ({ "data-level": levelOf(row) })}
    />
  );
}
