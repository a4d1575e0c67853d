/** A count for each node with what is below it, kept only where there is something to count. */
export class AncestorCounts {
  #counts = new Map<number, number>();
  #parentOf: (node: number) => number;

  constructor(parentOf: (node: number) => number) {
    this.#parentOf = parentOf;
  }

  get(node: number): number {
    return this.#counts.get(node) ?? 0;
  }

  /** Counts at a node and at all above it. */
  add(node: number, count: number): void {
    if (count === 0) return;
    for (let at = node; at >= 0; at = this.#parentOf(at)) this.#counts.set(at, this.get(at) + count);
  }

  forget(node: number): void {
    this.#counts.delete(node);
  }
}
