import { isPathBoundary } from "./searchText.js";

/** Where one item's folded text and name are, for scoring. */
export interface Scored {
  text: string;
  nameStart: number;
  nameEnd: number;
  wordStarts: number;
}

// Name before path: the worst contiguous match in a name beats the best one in a path. A typo in a name beats a
// scattered match in a path, and no word of a path that is spelled as it was typed: "cart" finds what is in "cart/"
// before every "card". The first letters of words are chosen, letters inside of a word may be chance.
const NAME = { whole: 1000, stem: 940, prefix: 860, word: 720, initials: 620, inside: 560, scattered: 400, typo: 215 };
const PATH = { segment: 330, segmentStart: 290, word: 250, inside: 180, scattered: 60 };
const SHORTEST_TYPO = 4;

const BEST_OF_PATH = PATH.segment + 20;
const BELOW = 1;

/**
 * How well a folded term matches an item: 0 where it does not, more for better places. Where it can only be `floor` or
 * less, any number that says that it matches: whoever keeps the best hundred needs no more of the others.
 */
export function scoreTerm(term: string, item: Scored, floor = 0): number {
  const { text, nameStart, nameEnd } = item;
  if (nameStart + term.length <= nameEnd && text.startsWith(term, nameStart)) return scorePrefix(term, item);
  const first = text.indexOf(term);
  if (first === -1) return scoreLoosely(term, item, floor);
  if (floor >= NAME.word) return BELOW;
  const inName = scoreInName(term, item);
  return floor >= BEST_OF_PATH ? inName || BELOW : Math.max(inName, scorePath(term, item, first));
}

function scorePrefix(term: string, { text, nameStart, nameEnd }: Scored): number {
  const rest = nameEnd - nameStart - term.length;
  const dot = rest > 0 && text.charCodeAt(nameStart + term.length) === 46;
  return (rest === 0 ? NAME.whole : dot ? NAME.stem : NAME.prefix) - lengthPenalty(rest);
}

function scoreInName(term: string, item: Scored): number {
  const { text, nameStart, nameEnd } = item;
  let best = 0;
  for (
    let at = text.indexOf(term, nameStart + 1);
    at !== -1 && at + term.length <= nameEnd;
    at = text.indexOf(term, at + 1)
  ) {
    const position = at - nameStart;
    best = Math.max(best, (startsNameWord(item, position) ? NAME.word : NAME.inside) - Math.min(40, position));
  }
  return best === 0 ? 0 : best - lengthPenalty(nameEnd - nameStart - term.length);
}

// Of two names that match alike, the shorter is nearer to what was typed.
function lengthPenalty(rest: number): number {
  return Math.min(60, rest);
}

function scorePath(term: string, { text, nameStart, nameEnd }: Scored, first: number): number {
  let best = 0;
  let bestAt = -1;
  for (let at = first; at !== -1; at = text.indexOf(term, at + 1)) {
    if (at >= nameStart && at + term.length <= nameEnd) continue;
    const after = text.charCodeAt(at + term.length);
    const starts = isPathBoundary(text, at);
    const slash = at === 0 || text.charCodeAt(at - 1) === 47 || term.charCodeAt(0) === 47;
    const ends = Number.isNaN(after) || after === 47;
    const score = slash ? (ends ? PATH.segment : PATH.segmentStart) : starts ? PATH.word : PATH.inside;
    if (score < best) continue;
    best = score;
    bestAt = at;
  }
  // Later in a path is nearer to the name.
  return best === 0 ? 0 : best + Math.min(20, Math.floor((bestAt / text.length) * 20)) - Math.min(30, text.length >> 3);
}

function scoreLoosely(term: string, item: Scored, floor: number): number {
  const { text, nameStart, nameEnd } = item;
  const end = endInOrder(term, text, 0, text.length);
  // What is not in the whole text in order is not in the name.
  if (end === -1) return term.length >= SHORTEST_TYPO ? scoreTypo(term, item) : 0;
  const inPath = Math.min(PATH.scattered + 60, scattered(term, item, end));
  if (inPath > 0 && floor >= NAME.initials) return BELOW;
  if (isInitials(term, item)) return NAME.initials - Math.min(40, nameEnd - nameStart - term.length);
  if (inPath > 0 && floor >= NAME.scattered) return BELOW;
  const endInName = endInOrder(term, text, nameStart, nameEnd);
  const name = endInName === -1 ? 0 : scattered(term, item, endInName);
  if (name > 0) return NAME.scattered - 100 + name;
  if (inPath > 0 && floor >= NAME.typo) return BELOW;
  return (term.length >= SHORTEST_TYPO ? scoreTypo(term, item) : 0) || inPath;
}

/** Whether each character of the term begins a word of the name, in order, the first one the name itself. */
function isInitials(term: string, item: Scored): boolean {
  const { text, nameStart, nameEnd } = item;
  if (term.length < 2 || text[nameStart] !== term[0]) return false;
  let found = 1;
  for (let at = nameStart + 1; at < nameEnd && found < term.length; at++) {
    if (text[at] === term[found] && startsNameWord(item, at - nameStart)) found++;
  }
  return found === term.length;
}

/** Where the last character of the term is, if they stand in this part of a text in order; -1 if not. */
function endInOrder(term: string, text: string, start: number, end: number): number {
  let at = start - 1;
  for (let index = 0; index < term.length; index++) {
    at = text.indexOf(term[index]!, at + 1);
    if (at === -1 || at >= end) return -1;
  }
  return at;
}

/**
 * Characters of the term in order with gaps: from the earliest end back to the tightest start. Up to 100 for letters
 * that stand together or begin words; 0 where the gaps say that it is chance.
 */
function scattered(term: string, item: Scored, end: number): number {
  const { text } = item;
  let points = 0;
  let previous = end + 1;
  let first = end + 1;
  for (let index = term.length - 1; index >= 0; index--) {
    const code = term.charCodeAt(index);
    // A loop, as `lastIndexOf` takes several times as long for the few steps to the letter before.
    do first--;
    while (text.charCodeAt(first) !== code);
    if (first === previous - 1 || startsAnyWord(item, first)) points++;
    previous = first;
  }
  const span = end + 1 - first;
  const share = points / term.length;
  // A scattered match earns its place by words it begins or by being tight.
  if (share < 0.5 && span > term.length * 3) return 0;
  return Math.max(1, Math.round(share * 80 + (20 * term.length) / span));
}

function startsAnyWord(item: Scored, at: number): boolean {
  return at >= item.nameStart && at < item.nameEnd
    ? startsNameWord(item, at - item.nameStart)
    : isPathBoundary(item.text, at);
}

function startsNameWord({ text, nameStart, wordStarts }: Scored, position: number): boolean {
  return position < 32 ? (wordStarts & (1 << position)) !== 0 : isPathBoundary(text, nameStart + position);
}

/** How well a name has a word that is the term but for one letter: 0 where none has. */
export function scoreTypo(term: string, item: Scored): number {
  const { text, nameStart, nameEnd } = item;
  const initial = term.charCodeAt(0);
  for (let at = nameStart; at < nameEnd; at++) {
    // The first letter is rarely the wrong one.
    if (text.charCodeAt(at) !== initial) continue;
    const position = at - nameStart;
    if (startsNameWord(item, position) && isOneEditAway(term, text, at, nameEnd))
      return NAME.typo - Math.min(60, position);
  }
  return 0;
}

/** Whether the text at `start` begins with the term, give or take one letter: another, missing, extra or two swapped. */
function isOneEditAway(term: string, text: string, start: number, end: number): boolean {
  let same = 0;
  while (same < term.length && start + same < end && term[same] === text[start + same]) same++;
  // The first letter is rarely the wrong one, and a name must not end before the term does.
  if (same === 0 || same === term.length) return same > 0;
  const typed = term[same]!;
  const there = text[start + same];
  const rest = (termFrom: number, textFrom: number) =>
    start + textFrom + (term.length - termFrom) <= end && text.startsWith(term.slice(termFrom), start + textFrom);
  return (
    (rest(same + 1, same + 1) && areLetters(typed, there)) ||
    (rest(same + 1, same) && areLetters(typed)) ||
    (rest(same, same + 1) && areLetters(there)) ||
    (typed === text[start + same + 1] &&
      term[same + 1] === there &&
      rest(same + 2, same + 2) &&
      areLetters(typed, there))
  );
}

// Another digit is another number: whoever types 1.49 does not mean 1.48.
function areLetters(...characters: (string | undefined)[]): boolean {
  return characters.every((character) => character !== undefined && !/\p{Nd}/u.test(character));
}
