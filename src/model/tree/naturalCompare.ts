/** Languages that sort ASCII as the root collation does: no digraphs, no ignored punctuation. */
const PLAIN_ASCII = /^(ar|de|en|es|fa|fr|he|it|ja|ko|nl|pt|ru|zh)\b/;

export type Compare = (a: string, b: string) => number;

/**
 * Compares names as people sort them: numbers by value, case and accents only to break ties. Same order as
 * `Intl.Collator` with `numeric`; ASCII names mostly take a path of their own.
 */
export function naturalCompare(locale: string): Compare {
  const collator = new Intl.Collator(locale, { numeric: true });
  if (!PLAIN_ASCII.test(collator.resolvedOptions().locale)) return collator.compare;
  const ranks = rankAscii(collator);
  return (a, b) => compareAscii(a, b, ranks) || (a === b ? 0 : collator.compare(a, b));
}

/** 0 also means: not decided here. */
function compareAscii(a: string, b: string, ranks: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const first = a.charCodeAt(at);
    const second = b.charCodeAt(at);
    if (first > 126 || second > 126 || first < 32 || second < 32) return 0;
    if (first === second && !isDigit(first)) continue;
    // Numbers are rare enough to leave their value to the collator, unless they are of equal length.
    if (isDigit(first) && isDigit(second)) {
      const end = digitsEnd(a, at);
      if (end !== digitsEnd(b, at) || first === 48 || second === 48) return compareNumbers(a, b, at);
      const order = a.slice(at, end) < b.slice(at, end) ? -1 : 1;
      if (a.slice(at, end) !== b.slice(at, end)) return isAscii(a, end) && isAscii(b, end) ? order : 0;
      at = end - 1;
      continue;
    }
    const order = ranks[first]! - ranks[second]!;
    // A combining mark right behind would change the letter.
    if (order !== 0) return isAscii(a, at + 1) && isAscii(b, at + 1) ? order : 0;
  }
  return isAscii(a, length) && isAscii(b, length) ? a.length - b.length : 0;
}

function compareNumbers(a: string, b: string, at: number): number {
  const [aEnd, bEnd] = [digitsEnd(a, at), digitsEnd(b, at)];
  const [first, second] = [a.slice(at, aEnd).replace(/^0+/, ""), b.slice(at, bEnd).replace(/^0+/, "")];
  if (!isAscii(a, aEnd) || !isAscii(b, bEnd)) return 0;
  return first.length - second.length || (first === second ? 0 : first < second ? -1 : 1);
}

function digitsEnd(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isAscii(text: string, at: number): boolean {
  return at >= text.length || text.charCodeAt(at) < 127;
}

function rankAscii(collator: Intl.Collator): Uint8Array {
  const ranks = new Uint8Array(128);
  const base = new Intl.Collator(collator.resolvedOptions().locale, { sensitivity: "base" });
  const chars = Array.from({ length: 95 }, (_, step) => String.fromCharCode(32 + step)).sort(base.compare);
  chars.forEach((char, position) => {
    const before = chars[position - 1];
    const same = before !== undefined && base.compare(before, char) === 0;
    ranks[char.charCodeAt(0)] = same ? ranks[before.charCodeAt(0)]! : position;
  });
  return ranks;
}
