import { foldText } from "./foldText.js";
import type { SearchItem } from "./SearchItem.js";

/** What an item scores for a word that is not in its path. */
const OTHER = { mimeType: 30, description: 25, server: 20 };
// A word of one letter is in everything.
const SHORTEST = 2;
const DESCRIBED = 0x8000;
/** The last number: of items whose texts are those of nobody else, should there ever be so many. */
const OWN = 0x7fff;

/** What the words of one query score in texts that many items share, by the number of the text. */
export interface OtherWord {
  text: string;
  scores: number[];
}

/**
 * What else an item matches by: its MIME type, its description, and the label of its server. Of a million items nearly
 * all have a type and a server that others have too, so a word is looked for in those once for all of them.
 */
export class SharedTexts {
  #numbers = new Map<string, number>();
  #samples: SearchItem[] = [];
  #numberOf = new Uint16Array(1024);

  /** Takes in the item with this index; indexes come in order. */
  add(index: number, item: SearchItem): void {
    if (index >= this.#numberOf.length) {
      const grown = new Uint16Array(this.#numberOf.length * 2);
      grown.set(this.#numberOf);
      this.#numberOf = grown;
    }
    this.#numberOf[index] = this.#numberFor(item) | (item.description ? DESCRIBED : 0);
  }

  clear(): void {
    this.#numbers.clear();
    this.#samples = [];
  }

  /** How well an item matches a word by anything but its path; 0 where it does not. */
  score(
    word: OtherWord,
    index: number,
    items: readonly SearchItem[],
    labelOf: ((server: string) => string) | undefined,
  ): number {
    if (word.text.length < SHORTEST) return 0;
    const entry = this.#numberOf[index]!;
    const number = entry & OWN;
    const shared =
      number === OWN
        ? scoreShared(word.text, items[index]!, labelOf)
        : (word.scores[number] ??= scoreShared(word.text, this.#samples[number]!, labelOf));
    if (shared > OTHER.description || (entry & DESCRIBED) === 0) return shared;
    return hasInDescription(word.text, items[index]!) ? OTHER.description : shared;
  }

  #numberFor(item: SearchItem): number {
    const key = `${item.mimeType ?? ""}\n${item.server ?? ""}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = Math.min(this.#samples.length, OWN);
      if (number === OWN) return OWN;
      this.#numbers.set(key, number);
      this.#samples.push(item);
    }
    return number;
  }
}

function scoreShared(word: string, item: SearchItem, labelOf: ((server: string) => string) | undefined): number {
  if (item.mimeType?.toLowerCase().includes(word)) return OTHER.mimeType;
  return labelOf && foldText(labelOf(item.server ?? "")).includes(word) ? OTHER.server : 0;
}

function hasInDescription(word: string, { description }: SearchItem): boolean {
  return description !== undefined && foldText(description.slice(0, 400)).includes(word);
}
