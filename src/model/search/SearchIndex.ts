import { runAtOnce } from "../../utils/runInSlices.js";
import { characterMask, missingBits } from "./characterMask.js";
import { IndexList } from "./IndexList.js";
import { continuesQuery, parseQuery, type SearchTerm } from "./parseQuery.js";
import { scoreTerm, scoreTypo, type Scored } from "./scoreTerm.js";
import type { SearchItem } from "./SearchItem.js";
import { searchText } from "./searchText.js";
import { SharedTexts, type OtherWord } from "./SharedTexts.js";
import { TopMatches } from "./TopMatches.js";

export interface SearchOptions<T> {
  /** At most this many matches; 100 by default. All are counted. */
  limit?: number | undefined;
  /** At most this many of one server, so that none crowds out the others; must be a stable function. */
  limitOf?: ((server: string) => number) | undefined;
  /** Leaves items out; must be the same function for the same filters, so that typing on can narrow. */
  accept?: ((item: T) => boolean) | undefined;
  /** Changes a match's score. Must be a stable function too. */
  rank?: ((item: T, score: number) => number) | undefined;
  /** The label of a server, which its items match by too. Must be a stable function. */
  labelOf?: ((server: string) => string) | undefined;
}

export interface SearchMatches<T> {
  /** Best first; for an empty query in the order in which they were added. */
  matches: readonly { item: T; score: number }[];
  /** How many items match, also beyond the limit. */
  total: number;
  /** The same of each server, where the servers have limits of their own. */
  totals: ReadonlyMap<string, number>;
  /** How many items were looked at. */
  searched: number;
}

const LIMIT = 100;
/** No term scores more. */
const BEST = 1000;

/**
 * An index that grows as pages arrive. Adding is cheap: an item's text is folded when it is first searched, or before
 * that by `prepare`. Holds one folded string and fourteen bytes for each item, beyond the item itself.
 */
export class SearchIndex<T extends SearchItem> {
  #items: T[] = [];
  #texts: string[] = [];
  #masks = new Uint32Array(1024);
  #wordStarts = new Uint32Array(1024);
  #names = new Uint16Array(2048);
  #others = new SharedTexts();
  // One for all items: a search looks at millions.
  #scored: Scored = { text: "", nameStart: 0, nameEnd: 0, wordStarts: 0 };
  // Typing on looks only at the matches of the text before.
  #last: { terms: readonly SearchTerm[]; accept: unknown; found: IndexList; upTo: number } | null = null;

  get size(): number {
    return this.#items.length;
  }

  add(items: Iterable<T>): void {
    for (const item of items) this.#items.push(item);
  }

  clear(): void {
    this.#items = [];
    this.#texts = [];
    this.#others.clear();
    this.#last = null;
  }

  /** Folds texts until `deadline` (of `performance.now()`); true when all are done. */
  prepare(deadline: number): boolean {
    while (this.#texts.length < this.#items.length) {
      this.#prepareNext();
      if (this.#texts.length % 64 === 0 && performance.now() > deadline) return false;
    }
    return true;
  }

  /** All at once: for some ten thousand items, or where nobody waits. */
  search(query: string, options: SearchOptions<T> = {}): SearchMatches<T> {
    return runAtOnce(this.steps(query, options));
  }

  /** The same in small steps, between which the caller may let the browser breathe; yields after every 128 items. */
  *steps(
    query: string,
    { limit = LIMIT, limitOf, accept, rank, labelOf }: SearchOptions<T> = {},
  ): Generator<void, SearchMatches<T>> {
    const terms = parseQuery(query);
    const words = terms.map(({ text }): OtherWord => ({ text, scores: [] }));
    const top = new TopMatches(limit);
    const tops = new Map<string, TopMatches>();
    const last = this.#narrowable(terms, accept);
    const found = new IndexList();
    let total = 0;
    let steps = 0;
    const topOf = (server: string, limitFor: (server: string) => number) => {
      let own = tops.get(server);
      if (!own) tops.set(server, (own = new TopMatches(limitFor(server))));
      return own;
    };
    const visit = (index: number, isAccepted: boolean) => {
      // The item itself lies elsewhere in memory: it is looked at where it matters.
      const best = limitOf ? topOf(this.#items[index]!.server ?? "", limitOf) : top;
      // A rank of the host's may lift any score.
      const score = terms.length === 0 ? 1 : this.#score(index, terms, words, rank ? 0 : best.floor, labelOf);
      // Asked last: most items do not match.
      if (score === 0 || !(isAccepted || accept === undefined || accept(this.#items[index]!))) return;
      total++;
      found.push(index);
      best.add(index, rank ? rank(this.#items[index]!, score) : score);
    };
    if (last) {
      for (let at = 0; at < last.found.length; at++) {
        visit(last.found.values[at]!, true);
        if (++steps % 128 === 0) yield;
      }
    }
    for (let index = last?.upTo ?? 0; index < this.#items.length; index++) {
      visit(index, false);
      if (++steps % 128 === 0) yield;
    }
    const upTo = this.#items.length;
    this.#last = { terms, accept, found, upTo };
    const totals = new Map(Array.from(tops, ([server, { total }]) => [server, total]));
    for (const one of tops.values()) one.addTo(top);
    const matches = top.sorted().map(({ index, score }) => ({ item: this.#items[index]!, score }));
    return { matches, total, totals, searched: upTo };
  }

  /** How many items a search would look at: all, or what the one before has found where typing only went on. */
  effortOf(query: string, { accept }: SearchOptions<T>): number {
    const last = this.#narrowable(parseQuery(query), accept);
    return last ? last.found.length + this.size - last.upTo : this.size;
  }

  #narrowable(terms: readonly SearchTerm[], accept: unknown) {
    const last = this.#last;
    return last !== null && last.accept === accept && continuesQuery(last.terms, terms) ? last : null;
  }

  #score(
    index: number,
    terms: readonly SearchTerm[],
    words: readonly OtherWord[],
    floor: number,
    labelOf: SearchOptions<T>["labelOf"],
  ): number {
    while (this.#texts.length <= index) this.#prepareNext();
    const mask = this.#masks[index]!;
    let sum = 0;
    // What the others of the terms may still add.
    let open = terms.length * BEST;
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at]!;
      open -= BEST;
      const missing = missingBits(term.mask, mask);
      let score = 0;
      if (missing === 0) score = scoreTerm(term.text, this.#place(index), floor * terms.length - sum - open);
      else if (missing === 1 && term.text.length >= 4) score = scoreTypo(term.text, this.#place(index));
      if (score === 0) score = this.#others.score(words[at]!, index, this.#items, labelOf);
      if (score === 0) return 0;
      sum += score;
    }
    return sum / terms.length;
  }

  #place(index: number): Scored {
    const scored = this.#scored;
    scored.text = this.#texts[index]!;
    scored.nameStart = this.#names[2 * index]!;
    scored.nameEnd = this.#names[2 * index + 1]!;
    scored.wordStarts = this.#wordStarts[index]!;
    return scored;
  }

  #prepareNext(): void {
    const index = this.#texts.length;
    const item = this.#items[index]!;
    const { text, nameStart, nameEnd, wordStarts } = searchText(item);
    this.#others.add(index, item);
    if (index >= this.#masks.length) this.#grow();
    this.#texts.push(text);
    this.#masks[index] = characterMask(text);
    this.#wordStarts[index] = wordStarts;
    this.#names[2 * index] = Math.min(nameStart, 0xffff);
    this.#names[2 * index + 1] = Math.min(nameEnd, 0xffff);
  }

  #grow(): void {
    const capacity = this.#masks.length * 2;
    const copy = <A extends Uint32Array | Uint16Array>(from: A, to: A): A => (to.set(from), to);
    this.#masks = copy(this.#masks, new Uint32Array(capacity));
    this.#wordStarts = copy(this.#wordStarts, new Uint32Array(capacity));
    this.#names = copy(this.#names, new Uint16Array(2 * capacity));
  }
}
