const SHORT = 24;
const ENDING = 10;
/** How far from there a word may begin. */
const STRAY = 4;

/**
 * A long name in two: the beginning, which may be cut with "…", and the ending, which stays: whole words where one begins
 * nearby. Short names stay whole.
 */
export function splitMiddle(text: string): [string, string] {
  if (text.length <= SHORT) return [text, ""];
  let cut = wordStart(text, text.length - ENDING);
  // Never between the halves of a character, nor before a mark that belongs to the one before it.
  while (cut > 0 && /^[\udc00-\udfff\p{M}\u200d]/u.test(text.slice(cut))) cut--;
  return [text.slice(0, cut), text.slice(cut)];
}

function wordStart(text: string, near: number): number {
  for (let away = 0; away <= STRAY; away++) {
    for (const at of [near - away, near + away]) {
      // A space would be a gap after "…".
      if (/[\s\p{P}]/u.test(text[at - 1]!) && !/\s/u.test(text[at]!)) return at;
    }
  }
  return near;
}
