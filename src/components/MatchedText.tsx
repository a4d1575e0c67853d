"use client";

import type { ReactNode } from "react";
import { clipText } from "../model/clipText.js";
import { decodePercent } from "../model/decodePercent.js";
import { visibleText } from "../model/visibleText.js";

interface MatchedTextProps {
  text: string;
  ranges: readonly { start: number; end: number }[];
  /** The text is a URI: its escapes are shown decoded. Ranges stay those of the text as listed. */
  isUri?: boolean;
}

/** Server text with what matched the query in `<mark>`; of a very long one the beginning. */
export function MatchedText({ text: whole, ranges, isUri = false }: MatchedTextProps) {
  const text = clipText(whole);
  const show = (piece: string) => visibleText(isUri ? decodePercent(piece) : piece);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    if (start < from) continue;
    pieces.push(show(text.slice(from, start)), <mark key={start}>{show(text.slice(start, end))}</mark>);
    from = end;
  }
  return <>{[...pieces, show(text.slice(from))]}</>;
}
