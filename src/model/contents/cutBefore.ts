/** A place at or shortly before `at` that splits neither a surrogate pair nor a letter from its marks. */
export function cutBefore(text: string, at: number): number {
  for (let cut = at; cut > at - 32; cut--) {
    if (!JOINS_WHAT_IS_BEFORE.test(String.fromCodePoint(text.codePointAt(cut)!)) && !isLowHalf(text, cut)) return cut;
  }
  return at;
}

const JOINS_WHAT_IS_BEFORE = /^[\p{M}\u200c\u200d\p{Emoji_Modifier}]/u;

function isLowHalf(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
}
