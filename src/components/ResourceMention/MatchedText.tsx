import type { ReactNode } from "react";
import { visibleText } from "../../model/visibleText.js";

interface MatchedTextProps {
  text: string;
  ranges: readonly { start: number; end: number }[];
}

/** Server text with what matched the query in `<mark>`. */
export function MatchedText({ text, ranges }: MatchedTextProps) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    if (start < from) continue;
    pieces.push(visibleText(text.slice(from, start)), <mark key={start}>{visibleText(text.slice(start, end))}</mark>);
    from = end;
  }
  return <>{[...pieces, visibleText(text.slice(from))]}</>;
}
