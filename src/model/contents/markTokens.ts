import { lowerBound } from "../../utils/lowerBound.js";
import { HIDDEN_CHARACTERS, nameCharacter } from "../visibleText.js";
import type { TextMatches } from "./findInText.js";
import type { Token } from "./Token.js";

/** What is being looked for in the whole text. */
export interface MarkedMatches extends TextMatches {
  /** The index of the match that the user stands on. */
  current: number;
}

/**
 * The tokens of a row ready to show: cut where a match begins or ends, and with hidden characters replaced by
 * their names. `start` is the offset of the row in the text that was searched.
 */
export function markTokens(tokens: readonly Token[], start: number, matches: MarkedMatches, prose = false): Token[] {
  const marked: Token[] = [];
  let at = start;
  let match = lowerBound(matches.ends, start + 1);
  for (const token of tokens) {
    const end = at + token.text.length;
    while (at < end) {
      while (match < matches.ends.length && matches.ends[match]! <= at) match++;
      const matchStart = matches.starts[match] ?? Number.POSITIVE_INFINITY;
      const inside = matchStart <= at;
      const cut = Math.min(end, inside ? matches.ends[match]! : matchStart);
      const text = token.text.slice(at - end + token.text.length, cut - end + token.text.length);
      const kind = inside ? (match === matches.current ? "current" : "match") : undefined;
      pushVisible(marked, { ...token, text, match: kind }, prose);
      at = cut;
    }
  }
  return marked;
}

// Prose in right-to-left scripts rightly holds these; in code they can only deceive.
const USUAL_IN_PROSE = /[\u00ad\u061c\u200e\u200f\u2066-\u2069]/;

function pushVisible(marked: Token[], token: Token, prose: boolean): void {
  let from = 0;
  for (const { 0: char, index } of token.text.matchAll(HIDDEN_CHARACTERS)) {
    if (char === "\t" || (prose && USUAL_IN_PROSE.test(char))) continue;
    if (index > from) marked.push({ ...token, text: token.text.slice(from, index) });
    marked.push({ ...token, text: nameCharacter(char), hidden: true });
    from = index + char.length;
  }
  if (from < token.text.length) marked.push(from === 0 ? token : { ...token, text: token.text.slice(from) });
}
