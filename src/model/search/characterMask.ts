/** A 32-bit set of the characters in folded text: a text lacks a term whose bits it lacks. */
export function characterMask(folded: string): number {
  let mask = 0;
  for (let index = 0; index < folded.length; index++) mask |= bitOf(folded.charCodeAt(index));
  return mask;
}

// a–z have a bit each; digits, separators and all other characters share the last six.
function bitOf(code: number): number {
  if (code >= 97 && code <= 122) return 1 << (code - 97);
  if (code >= 48 && code <= 57) return 1 << (26 + (code & 1));
  if (code < 128) return 1 << 28;
  return 1 << (29 + (code % 3));
}

/** How many characters of a term a text certainly lacks. */
export function missingBits(term: number, text: number): number {
  let missing = term & ~text;
  let count = 0;
  for (; missing !== 0; count++) missing &= missing - 1;
  return count;
}
