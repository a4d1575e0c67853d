"use client";
import { useCallback, useMemo } from "react";
import { codeLanguage } from "../../../model/contents/codeLanguage.js";
import { indexLines, type LineIndex } from "../../../model/contents/indexLines.js";
import { hasAnsi } from "../../../model/contents/parseAnsi.js";
import { styledTokens } from "../../../model/contents/styledTokens.js";
import type { RendererProps } from "../ResourceRenderer.js";
import LogRenderer from "./LogRenderer.js";
import { TextLines } from "./TextLines.js";
import { useHighlighting } from "./useHighlighting.js";

/** Text of any kind: code in colours where its language is known, terminal output in its own, prose as it reads. */
export default function TextRenderer(props: RendererProps) {
  const { content, uri, name } = props;
  const text = content.text ?? "";
  const lines = useMemo(() => indexLines(text), [text]);
  const language = codeLanguage(content.mimeType, uri);
  const isLog = language === undefined && (/\.log$/i.test(name) || hasAnsi(text.slice(0, 10_000)));
  if (isLog) return <LogRenderer {...props} />;
  if (language === undefined) return <TextLines name={name} lines={lines} prose />;
  return <HighlightedLines name={name} lines={lines} language={language} />;
}

interface HighlightedLinesProps {
  name: string;
  lines: LineIndex;
  language: string;
}

/** Code, plain until its colours are there. */
function HighlightedLines({ name, lines, language }: HighlightedLinesProps) {
  const styles = useHighlighting(lines.text, language);
  const tokensOf = useCallback(
    (row: number) => (styles === null ? [{ text: lines.row(row) }] : styledTokens(lines, row, styles)),
    [lines, styles],
  );
  return <TextLines name={name} lines={lines} tokensOf={tokensOf} />;
}
