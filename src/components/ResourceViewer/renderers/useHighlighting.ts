"use client";
import { useEffect, useState } from "react";
import type { TextStyles } from "../../../model/contents/styledTokens.js";

/** The colours of a text in a language, as far as they are known; null while none are, and where there is no language. */
export function useHighlighting(text: string, language: string | undefined): TextStyles | null {
  const [highlighted, setHighlighted] = useState<{ text: string; language: string; styles: TextStyles | null }>();
  useEffect(() => {
    if (language === undefined) return;
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
