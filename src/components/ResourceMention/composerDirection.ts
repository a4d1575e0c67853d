import { directionOf } from "../../utils/directionOf.js";

interface Span {
  start: number;
  end: number;
}

/**
 * The `dir` of the text field: by the user's own letters, and the page's while there are none. A mention at the
 * beginning is mostly Latin letters and says nothing about the sentence that follows it.
 */
export function composerDirection(text: string, mentions: readonly Span[], pageDirection: "ltr" | "rtl") {
  const mention = mentions.find(({ start }) => directionOf(text.slice(0, start)) === null);
  if (!mention) return directionOf(text) === null ? pageDirection : "auto";
  const rest = mentions
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return directionOf(rest) ?? pageDirection;
}
