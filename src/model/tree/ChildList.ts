/** What a list must know of its nodes. */
export interface ChildSource {
  /** Rows shown below this node. */
  extraRows: (node: number) => number;
  /** Keeps for a node in which block of its list it is. */
  setBlock: (node: number, block: number) => void;
  blockOf: (node: number) => number;
  /** How the nodes are ordered; undefined keeps the order of arrival. */
  order: ChildOrder | undefined;
}

export interface ChildOrder {
  /** How another node stands to this one: negative before it. What is needed of this one is worked out once. */
  compareTo: (node: number) => (other: number) => number;
  sort: (nodes: readonly number[]) => number[];
}

interface Block {
  nodes: number[];
  id: number;
  /** Children, and rows, of this folder before the block. */
  start: number;
  startRow: number;
  /** Rows below the nodes of the block, counted in `generation`. */
  extra: number;
  generation: number;
}

const WAITING = -1;
const UNCOUNTED = -1;
const BLOCK = 512;
// A list that nobody has looked at is put in order when somebody does. A long one as it grows: that would be a long task.
const MOST_WAITING = 2048;

/**
 * The children of one folder in their order, in blocks of some hundreds: adding, taking out, finding a row and
 * following a folder that opens cost the size of a block and the number of blocks, not the number of children.
 */
export class ChildList {
  #blocks: Block[] = [];
  #byId: Block[] = [];
  #waiting: number[] = [];
  #count = 0;
  #isPlaced = true;
  #generation = 0;

  get count(): number {
    return this.#count;
  }

  add(node: number, source: ChildSource): void {
    this.#count++;
    if (this.#blocks.length > 0) return this.#insert(node, source);
    this.#waiting.push(node);
    source.setBlock(node, WAITING);
    if (this.#waiting.length > MOST_WAITING) this.#settle(source);
  }

  remove(node: number, source: ChildSource): void {
    this.#count--;
    const id = source.blockOf(node);
    if (id === WAITING) {
      this.#waiting.splice(this.#waiting.indexOf(node), 1);
      return;
    }
    const block = this.#byId[id]!;
    block.nodes.splice(block.nodes.indexOf(node), 1);
    block.generation = UNCOUNTED;
    if (block.nodes.length === 0) this.#blocks.splice(this.#blocks.indexOf(block), 1);
    this.#isPlaced = false;
  }

  /** The order is worked out anew when somebody looks. */
  reset(source: ChildSource): void {
    this.#waiting = this.nodes(source);
    for (const node of this.#waiting) source.setBlock(node, WAITING);
    this.#blocks = [];
    this.#byId = [];
  }

  /** The rows below a child are not what they were. */
  forgetRows(node: number, source: ChildSource): void {
    const block = this.#byId[source.blockOf(node)];
    if (block) block.generation = UNCOUNTED;
    this.#isPlaced = false;
  }

  /** The rows below a child became more or fewer. */
  addRows(node: number, delta: number, source: ChildSource): void {
    const block = this.#byId[source.blockOf(node)];
    if (block) block.extra += delta;
    this.#isPlaced = false;
  }

  /** A new array, in the order of display. */
  nodes(source: ChildSource): number[] {
    this.#settle(source);
    return this.#blocks.flatMap(({ nodes }) => nodes);
  }

  /** From 0. */
  positionOf(node: number, source: ChildSource, generation: number): number {
    const block = this.#place(node, source, generation);
    return block.start + block.nodes.indexOf(node);
  }

  /** How many rows stand above a child, within this folder. */
  rowsBefore(node: number, source: ChildSource, generation: number): number {
    const block = this.#place(node, source, generation);
    let rows = block.startRow;
    for (const one of block.nodes) {
      if (one === node) break;
      rows += 1 + source.extraRows(one);
    }
    return rows;
  }

  /** The child in whose rows (itself and what is below it) `row` falls, and how far into them. */
  find(row: number, source: ChildSource, generation: number): { node: number; rest: number } {
    this.#measure(source, generation);
    let low = 0;
    for (let high = this.#blocks.length - 1; low < high;) {
      const middle = (low + high + 1) >> 1;
      if (this.#blocks[middle]!.startRow <= row) low = middle;
      else high = middle - 1;
    }
    const { nodes, startRow } = this.#blocks[low]!;
    let rest = row - startRow;
    for (const node of nodes) {
      const rows = 1 + source.extraRows(node);
      if (rest < rows) return { node, rest };
      rest -= rows;
    }
    throw new RangeError(`There is no row ${row} in this folder.`);
  }

  #place(node: number, source: ChildSource, generation: number): Block {
    this.#measure(source, generation);
    return this.#byId[source.blockOf(node)]!;
  }

  #measure(source: ChildSource, generation: number): void {
    this.#settle(source);
    if (this.#isPlaced && this.#generation === generation) return;
    let start = 0;
    let startRow = 0;
    for (const block of this.#blocks) {
      if (block.generation !== generation) {
        block.extra = 0;
        for (const node of block.nodes) block.extra += source.extraRows(node);
        block.generation = generation;
      }
      block.start = start;
      block.startRow = startRow;
      start += block.nodes.length;
      startRow += block.nodes.length + block.extra;
    }
    this.#isPlaced = true;
    this.#generation = generation;
  }

  #settle(source: ChildSource): void {
    if (this.#waiting.length === 0) return;
    const nodes = source.order ? source.order.sort(this.#waiting) : this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < nodes.length; at += BLOCK) this.#addBlock(nodes.slice(at, at + BLOCK), source);
  }

  #insert(node: number, source: ChildSource): void {
    const compare = source.order?.compareTo(node);
    const at = this.#blockFor(compare);
    const block = this.#blocks[at]!;
    block.nodes.splice(compare ? upperBound(block.nodes, compare) : block.nodes.length, 0, node);
    block.generation = UNCOUNTED;
    source.setBlock(node, block.id);
    this.#isPlaced = false;
    if (block.nodes.length > 2 * BLOCK) this.#addBlock(block.nodes.splice(BLOCK), source, at + 1);
  }

  #blockFor(compare: ((other: number) => number) | undefined): number {
    const last = this.#blocks.length - 1;
    // Most lists come in order.
    if (!compare || compare(this.#blocks[last]!.nodes.at(-1)!) <= 0) return last;
    let low = 0;
    for (let high = last; low < high;) {
      const middle = (low + high) >> 1;
      if (compare(this.#blocks[middle]!.nodes.at(-1)!) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #addBlock(nodes: number[], source: ChildSource, at = this.#blocks.length): void {
    const block = { nodes, id: this.#byId.length, start: 0, startRow: 0, extra: 0, generation: UNCOUNTED };
    this.#byId.push(block);
    this.#blocks.splice(at, 0, block);
    for (const node of nodes) source.setBlock(node, block.id);
    this.#isPlaced = false;
  }
}

/** Where a node goes among sorted ones: behind those that are equal. */
function upperBound(nodes: readonly number[], compare: (other: number) => number): number {
  let low = 0;
  for (let high = nodes.length; low < high;) {
    const middle = (low + high) >> 1;
    if (compare(nodes[middle]!) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
