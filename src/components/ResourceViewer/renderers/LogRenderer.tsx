"use client";
import { useCallback, useMemo } from "react";
import { indexLines } from "../../../model/contents/indexLines.js";
import { logLevelOf } from "../../../model/contents/logLevelOf.js";
import { parseAnsi, parseAnsiInSteps } from "../../../model/contents/parseAnsi.js";
import { styledTokens } from "../../../model/contents/styledTokens.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { TextLines } from "./TextLines.js";
import { useInSlices } from "./useInSlices.js";

// Shapes, so that the colour is not all that tells them apart.
const MARKS = { error: "✕", warning: "▲" };

// What there is to see while the rest of a long log is read.
const HEAD = 50_000;

/** The output of a program: its colours, and a mark before lines that name a level of error or warning. */
export default function LogRenderer({ content, name }: RendererProps) {
  const { text = "" } = content;
  const whole = useInSlices(text, parseAnsiInSteps);
  const ansi = useMemo(
    () => whole ?? parseAnsi(text.slice(0, text.lastIndexOf("\n", HEAD) + 1 || HEAD)),
    [whole, text],
  );
  const lines = useMemo(() => indexLines(ansi.text), [ansi]);
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
