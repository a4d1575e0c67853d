import { lowerBound } from "../../utils/lowerBound.js";
import type { LineIndex } from "./indexLines.js";
import type { Token } from "./Token.js";

/** How the characters of a text look: from each of the rising offsets on, the style of that index; `""` for none. */
export interface TextStyles {
  starts: readonly number[];
  styles: readonly string[];
}

/** A whole text as tokens, each of one style. */
export function styledRuns(text: string, { starts, styles }: TextStyles): Token[] {
  const first = { text: text.slice(0, starts[0]), style: undefined };
  return [first, ...starts.map((start, at) => ({ text: text.slice(start, starts[at + 1]), style: styles[at] }))].filter(
    (token) => token.text !== "",
  );
}

/** A row as tokens, each of one style. */
export function styledTokens(lines: LineIndex, row: number, { starts, styles }: TextStyles): Token[] {
  const text = lines.row(row);
  const tokens: Token[] = [];
  const rowStart = lines.start(row);
  let run = lowerBound(starts, rowStart + 1) - 1;
  for (let at = 0; at < text.length; run++) {
    const end = Math.min(text.length, (starts[run + 1] ?? Number.POSITIVE_INFINITY) - rowStart);
    const style = styles[run] || undefined;
    if (end > at) tokens.push({ text: text.slice(at, end), style });
    at = Math.max(at, end);
  }
  return tokens;
}
