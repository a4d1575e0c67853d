const SHORT = 24;
const ENDING = 10;

/** A long name in two: the beginning, which may be cut with "…", and the ending, which stays. Short names stay whole. */
export function splitMiddle(text: string): [string, string] {
  if (text.length <= SHORT) return [text, ""];
  let cut = text.length - ENDING;
  // Never between the halves of a character, nor before a mark that belongs to the one before it.
  while (cut > 0 && /^[\udc00-\udfff\p{M}\u200d]/u.test(text.slice(cut))) cut--;
  return [text.slice(0, cut), text.slice(cut)];
}
