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

function useHighlighting(lines: LineIndex, language: string): TextStyles | null {
  const [highlighted, setHighlighted] = useState<{ lines: LineIndex; language: string; styles: TextStyles | null }>();
  useEffect(() => {
    let current = true;
    void load(lines, language).then((styles) => {
      if (current) setHighlighted({ lines, language, styles });
    });
    return () => {
      current = false;
    };
  }, [lines, language]);
  return highlighted?.lines === lines && highlighted.language === language ? highlighted.styles : null;
}

/** Colours are worth having, never worth failing for. */
async function load(lines: LineIndex, language: string): Promise<TextStyles | null> {
  const { highlightCode, MAX_HIGHLIGHTED } = await import("./highlightCode.js");
  if (lines.text.length > MAX_HIGHLIGHTED) return null;
  return highlightCode(lines.text, language).catch(() => null);
}
