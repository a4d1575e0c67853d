/** Keeps the best `limit` of any number of matches: a heap with the worst of them on top. Equal scores rank by index. */
export class TopMatches {
  /** How many were added. */
  total = 0;
  #limit: number;
  #scores: number[] = [];
  #indexes: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What a score must be above to be kept. */
  get floor(): number {
    return this.#scores.length < this.#limit ? 0 : (this.#scores[0] ?? Infinity);
  }

  add(index: number, score: number): void {
    this.total++;
    if (this.#scores.length < this.#limit) {
      this.#scores.push(score);
      this.#indexes.push(index);
      this.#rise(this.#scores.length - 1);
    } else if (this.#limit > 0 && score > this.#scores[0]!) {
      this.#scores[0] = score;
      this.#indexes[0] = index;
      this.#sink(0);
    }
  }

  addTo(other: TopMatches): void {
    this.#indexes.forEach((index, at) => other.add(index, this.#scores[at]!));
  }

  /** Best first. */
  sorted(): { index: number; score: number }[] {
    return this.#indexes
      .map((index, at) => ({ index, score: this.#scores[at]! }))
      .toSorted((a, b) => b.score - a.score || a.index - b.index);
  }

  #rise(at: number): void {
    for (let parent = (at - 1) >> 1; at > 0 && this.#isWorse(at, parent); at = parent, parent = (at - 1) >> 1)
      this.#swap(at, parent);
  }

  #sink(at: number): void {
    for (;;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.#scores.length && this.#isWorse(child, worst)) worst = child;
      }
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #isWorse(a: number, b: number): boolean {
    return (
      this.#scores[a]! < this.#scores[b]! ||
      (this.#scores[a] === this.#scores[b] && this.#indexes[a]! > this.#indexes[b]!)
    );
  }

  #swap(a: number, b: number): void {
    const score = this.#scores[a]!;
    const index = this.#indexes[a]!;
    this.#scores[a] = this.#scores[b]!;
    this.#indexes[a] = this.#indexes[b]!;
    this.#scores[b] = score;
    this.#indexes[b] = index;
  }
}
