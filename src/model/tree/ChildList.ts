/** What a list must know of its nodes. */
export interface ChildSource {
  isFolder: (node: number) => boolean;
  /** Rows shown below this node. */
  extraRows: (node: number) => number;
  setPosition: (node: number, position: number) => void;
  /** Puts nodes in their order, in place; undefined keeps the order of arrival. */
  sort: ((nodes: number[]) => number[]) | undefined;
  /** For inserting a few nodes into many that are sorted. */
  compare: (a: number, b: number) => number;
}

/**
 * The children of one folder. They are put in order when somebody looks, folders first; a Fenwick tree over the folders
 * tells how many rows stand before a child.
 */
export class ChildList {
  #nodes: number[] = [];
  #ordered = 0;
  #folders = 0;
  #sums: Int32Array | null = null;
  #generation = -1;
  // Taken out when somebody looks, so that removing many costs one pass.
  #removed = new Set<number>();

  get count(): number {
    return this.#nodes.length - this.#removed.size;
  }

  /** In the order of display once `order` has run. */
  get nodes(): readonly number[] {
    return this.#nodes;
  }

  add(node: number): void {
    // A node that moved away and came back must not be taken out.
    if (this.#removed.has(node)) this.#dropRemoved();
    this.#nodes.push(node);
    this.#sums = null;
  }

  /** Order and counts are worked out anew when next asked for. */
  reset(): void {
    this.#ordered = 0;
    this.#sums = null;
  }

  remove(node: number): void {
    this.#removed.add(node);
    this.#sums = null;
  }

  forgetRows(): void {
    this.#sums = null;
  }

  order(source: ChildSource): void {
    if (this.#removed.size > 0) {
      this.#dropRemoved();
      // What is left is in order, at other positions.
      this.#folders = source.sort ? this.#nodes.slice(0, this.#ordered).filter(source.isFolder).length : this.#ordered;
      if (this.#ordered === this.#nodes.length) return this.#nodes.forEach(source.setPosition);
    }
    if (this.#ordered === this.#nodes.length) return;
    const added = this.#nodes.slice(this.#ordered);
    if (this.#ordered === 0 || !source.sort) {
      const all = source.sort ? source.sort(this.#nodes) : this.#nodes;
      const folders = all.filter(source.isFolder);
      this.#folders = source.sort ? folders.length : all.length;
      this.#nodes = source.sort ? [...folders, ...all.filter((node) => !source.isFolder(node))] : all;
    } else {
      this.#merge(source.sort(added), source);
    }
    this.#ordered = this.#nodes.length;
    this.#nodes.forEach(source.setPosition);
    this.#sums = null;
  }

  /** How many rows stand above the child at `position`, within this folder. */
  rowsBefore(position: number, source: ChildSource, generation: number): number {
    this.#count(source, generation);
    return position + this.#sum(Math.min(position, this.#folders));
  }

  /** The child in whose rows (itself and what is below it) `row` falls, and how far into them. */
  find(row: number, source: ChildSource, generation: number): { node: number; rest: number } {
    this.#count(source, generation);
    const sums = this.#sums!;
    let position = 0;
    let rest = row;
    for (let step = 1 << (31 - Math.clz32(this.#folders || 1)); step > 0; step >>= 1) {
      const next = position + step;
      if (next > this.#folders || sums[next]! + step > rest) continue;
      position = next;
      rest -= sums[next]! + step;
    }
    if (position < this.#folders) return { node: this.#nodes[position]!, rest };
    return { node: this.#nodes[position + rest]!, rest: 0 };
  }

  /** The rows below one child became more or fewer. */
  addRows(position: number, delta: number, generation: number): void {
    if (!this.#sums || this.#generation !== generation) return;
    for (let at = position + 1; at <= this.#folders; at += at & -at) this.#sums[at]! += delta;
  }

  #dropRemoved(): void {
    const keep = (node: number) => !this.#removed.has(node);
    const ordered = this.#nodes.slice(0, this.#ordered).filter(keep);
    this.#nodes = [...ordered, ...this.#nodes.slice(this.#ordered).filter(keep)];
    this.#ordered = ordered.length;
    this.#sums = null;
    this.#removed.clear();
  }

  #count(source: ChildSource, generation: number): void {
    this.order(source);
    if (this.#sums && this.#generation === generation) return;
    const sums = new Int32Array(this.#folders + 1);
    for (let at = 1; at <= this.#folders; at++) {
      sums[at]! += source.extraRows(this.#nodes[at - 1]!);
      const parent = at + (at & -at);
      if (parent <= this.#folders) sums[parent]! += sums[at]!;
    }
    this.#sums = sums;
    this.#generation = generation;
  }

  #sum(count: number): number {
    let total = 0;
    for (let at = count; at > 0; at -= at & -at) total += this.#sums![at]!;
    return total;
  }

  // A page into a long list: a search for each new node, and one copy.
  #merge(added: number[], { compare, isFolder }: ChildSource): void {
    const rank = (a: number, b: number) => Number(isFolder(b)) - Number(isFolder(a)) || compare(a, b);
    const old = this.#nodes.slice(0, this.#ordered);
    const merged: number[] = [];
    let from = 0;
    for (const node of [...added.filter(isFolder), ...added.filter((node) => !isFolder(node))]) {
      let low = from;
      let high = old.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (rank(old[middle]!, node) <= 0) low = middle + 1;
        else high = middle;
      }
      for (; from < low; from++) merged.push(old[from]!);
      merged.push(node);
      if (isFolder(node)) this.#folders++;
    }
    for (; from < old.length; from++) merged.push(old[from]!);
    this.#nodes = merged;
  }
}
