/**
 * Whether the character at `at` is a letter or digit that addresses are made of: one of a script that parts its words
 * by spaces, accents included. Thai and Chinese letters are not, for a mention may follow them without a space.
 */
export function isAddressLetter(text: string, at: number): boolean {
  let base = at;
  while (base > 0 && ACCENT.test(text[base]!)) base--;
  return LETTER.test(text[base]!);
}

const ACCENT = /[\u0300-\u036f]/;
const LETTER = /[0-9\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
