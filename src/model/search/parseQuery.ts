import { characterMask } from "./characterMask.js";
import { foldText } from "./foldText.js";

/** One word of a query, folded. */
export interface SearchTerm {
  text: string;
  mask: number;
}

// A pasted page is no search; each word costs a look at every item.
const MOST_WORDS = 32;

/** The words of a query, each once: all must match, in any order. Those after the first 32 are not looked for. */
export function parseQuery(query: string): readonly SearchTerm[] {
  const words = new Set(foldText(query).split(/\s+/));
  words.delete("");
  return Array.from(words)
    .slice(0, MOST_WORDS)
    .map((text) => ({ text, mask: characterMask(text) }));
}

/** Whether whatever matches `next` also matched `before`, so that its matches are all that need be looked at again. */
export function continuesQuery(before: readonly SearchTerm[], next: readonly SearchTerm[]): boolean {
  return (
    before.length > 0 &&
    before.length <= next.length &&
    before.every(({ text }, index) => {
      const longer = next[index]!.text;
      // From four letters on a term may have a typo, so it can match more than its shorter self did.
      return longer.startsWith(text) && text.length < 4 === longer.length < 4;
    })
  );
}
