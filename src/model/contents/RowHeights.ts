/**
 * The heights of a long column of rows, where each may differ and is known for sure only once it was laid out. Finding
 * a row or changing a height costs the logarithm of the number of rows (a Fenwick tree).
 */
export class RowHeights {
  readonly count: number;
  readonly #heights: Float64Array;
  readonly #sums: Float64Array;

  /** `heightOf` is asked once a row. */
  constructor(count: number, heightOf: (row: number) => number) {
    this.count = count;
    this.#heights = new Float64Array(count);
    this.#sums = new Float64Array(count + 1);
    for (let row = 0; row < count; row++) this.#heights[row] = heightOf(row);
    for (let at = 1; at <= count; at++) {
      this.#sums[at]! += this.#heights[at - 1]!;
      const parent = at + (at & -at);
      if (parent <= count) this.#sums[parent]! += this.#sums[at]!;
    }
  }

  /** Takes a measured height and returns by how much it differs from what was known. */
  set(row: number, height: number): number {
    const change = height - this.#heights[row]!;
    if (Math.abs(change) < 0.5) return 0;
    this.#heights[row] = height;
    for (let at = row + 1; at <= this.count; at += at & -at) this.#sums[at]! += change;
    return change;
  }

  /** Where a row begins. That of `count` is the height of all. */
  offset(row: number): number {
    let sum = 0;
    for (let at = row; at > 0; at -= at & -at) sum += this.#sums[at]!;
    return sum;
  }

  /** The row that covers an offset, the first or last one for offsets outside. */
  rowAt(offset: number): number {
    let row = 0;
    let rest = offset;
    for (let step = 2 ** Math.floor(Math.log2(this.count || 1)); step >= 1; step /= 2) {
      const next = row + step;
      if (next <= this.count && this.#sums[next]! <= rest) {
        row = next;
        rest -= this.#sums[next]!;
      }
    }
    return Math.max(0, Math.min(row, this.count - 1));
  }
}
