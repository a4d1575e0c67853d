/** The direction of a text's first letter, as `dir="auto"` finds it; `null` where there is no letter. */
export function directionOf(text: string): "ltr" | "rtl" | null {
  const letter = LETTER.exec(text);
  if (!letter) return null;
  return RIGHT_TO_LEFT.test(letter[0]) ? "rtl" : "ltr";
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
