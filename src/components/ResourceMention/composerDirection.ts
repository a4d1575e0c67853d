interface Span {
  start: number;
  end: number;
}

/**
 * The `dir` of the text field: by the user's own letters, and the page's while there are none. A mention at the
 * beginning is mostly Latin letters and says nothing about the sentence that follows it.
 */
export function composerDirection(text: string, mentions: readonly Span[], pageDirection: "ltr" | "rtl") {
  const mention = mentions.find(({ start }) => !LETTER.test(text.slice(0, start)));
  if (!mention) return LETTER.test(text) ? "auto" : pageDirection;
  const rest = mentions
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const letter = LETTER.exec(rest);
  if (!letter) return pageDirection;
  return RIGHT_TO_LEFT.test(letter[0]) ? "rtl" : "ltr";
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
