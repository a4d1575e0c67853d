"use client";
import { useCallback, useEffect, useMemo, useState } from "react";
import { codeLanguage } from "../../../model/contents/codeLanguage.js";
import { indexLines, type LineIndex } from "../../../model/contents/indexLines.js";
import { hasAnsi } from "../../../model/contents/parseAnsi.js";
import { styledTokens, type TextStyles } from "../../../model/contents/styledTokens.js";
import type { RendererProps } from "../ResourceRenderer.js";
import LogRenderer from "./LogRenderer.js";
import { TextLines } from "./TextLines.js";

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
  const styles = useHighlighting(lines, language);
  const tokensOf = useCallback(
    (row: number) => (styles === null ? [{ text: lines.row(row) }] : styledTokens(lines, row, styles)),
    [lines, styles],
  );
  return <TextLines name={name} lines={lines} tokensOf={tokensOf} />;
}

function useHighlighting({ text }: LineIndex, language: string): TextStyles | null {
  const [highlighted, setHighlighted] = useState<{ text: string; language: string; styles: TextStyles | null }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (styles: TextStyles | null) => !signal.aborted && setHighlighted({ text, language, styles });
    void import("./highlightCode.js")
      .then(({ highlightCode }) => highlightCode(text, language, { signal, onProgress: show }))
      // Colours are worth having, never worth failing for.
      .then(show, () => {});
    return () => controller.abort();
  }, [text, language]);
  return highlighted?.text === text && highlighted.language === language ? highlighted.styles : null;
}
