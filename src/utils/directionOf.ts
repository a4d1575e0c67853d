/** The direction of a text's first letter, as `dir="auto"` finds it; `null` where there is no letter. */
export function directionOf(text: string): "ltr" | "rtl" | null {
  const letter = LETTER.exec(text);
  if (!letter) return null;
  return RIGHT_TO_LEFT.test(letter[0]) ? "rtl" : "ltr";
}

const LETTER = /\p{L}/u;
// The blocks of living scripts that are written from the right (UAX #9). Between them are no other letters.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufeff\u{1e800}-\u{1efff}]/u;
