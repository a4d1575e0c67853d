import { AncestorCounts } from "./AncestorCounts.js";
import { ChildList, type ChildOrder, type ChildSource } from "./ChildList.js";
import { Column } from "./Column.js";

export const ROOT = 0;
const FOLDER = 1;
const EXPANDED = 2;
const UNORDERED = 4;
const DISABLED = 8;

/**
 * A tree of numbered nodes that knows its displayed rows without making a list of them. Every folder carries the number
 * of rows below it, so that opening one costs its depth, and opening or closing all costs nothing: nodes that
 * were not touched since then follow what was done to all.
 */
export class RowTree {
  #parent = new Column(Int32Array);
  #flags = new Column(Uint8Array);
  // Which block of its parent's list a node is in.
  #block = new Column(Int32Array);
  #rows = new Column(Int32Array);
  #descendants = new Column(Int32Array);
  #leaves = new Column(Int32Array);
  // The generation in which the row count and the open state of a node were last its own.
  #rowsSince = new Column(Int32Array);
  #openSince = new Column(Int32Array);
  #children = new Map<number, ChildList>();
  #disabledLeaves = new AncestorCounts((node) => this.parentOf(node));
  #generation = 1;
  #allOpen = false;
  #source: ChildSource;
  #unordered: ChildSource | undefined;

  /** `order` is that of folders among folders, and of the rest. */
  constructor({ compareTo, sort }: ChildOrder) {
    const isFolder = (node: number) => this.isFolder(node);
    this.#source = {
      extraRows: (node) => (this.isExpanded(node) ? this.#rowsBelow(node) : 0),
      setBlock: (node, block) => this.#block.set(node, block),
      blockOf: (node) => this.#block.get(node),
      order: {
        compareTo: (node) => {
          const compare = compareTo(node);
          return (other) => Number(isFolder(node)) - Number(isFolder(other)) || compare(other);
        },
        sort: (nodes) => [...sort(nodes.filter(isFolder)), ...sort(nodes.filter((node) => !isFolder(node)))],
      },
    };
    this.addNode(-1, { folder: true, unordered: true });
    this.setExpanded(ROOT, true);
  }

  get nodeCount(): number {
    return this.#parent.length;
  }

  get rowCount(): number {
    return this.#rowsBelow(ROOT);
  }

  /** Adds a node below `parent`; `leaves` is 1 for a resource, `disabled` one that cannot be chosen. */
  addNode(parent: number, { folder = false, unordered = false, disabled = false, leaves = 0 }): number {
    const node = this.#parent.push(parent);
    this.#flags.push((folder ? FOLDER : 0) | (unordered ? UNORDERED : 0) | (disabled ? DISABLED : 0));
    const zeros = [this.#block, this.#rows, this.#descendants, this.#leaves, this.#rowsSince, this.#openSince];
    for (const column of zeros) column.push(0);
    if (parent < 0) return node;
    this.#childList(parent).add(node, this.#sourceOf(parent));
    this.#grow(node, 1, leaves);
    if (disabled) this.#disabledLeaves.add(node, 1);
    return node;
  }

  /** Takes a node and all below it out of the tree. Its number is not used again. */
  removeNode(node: number): void {
    this.#detach(node);
    this.#forget(node);
  }

  #detach(node: number): void {
    const parent = this.parentOf(node);
    const rows = 1 + (this.isExpanded(node) ? this.#rowsBelow(node) : 0);
    this.#setRows(parent, this.#rowsBelow(parent) - rows);
    if (this.isExpanded(parent) && parent !== ROOT) {
      this.#propagate(parent, -rows);
      for (let at = parent; at !== ROOT; at = this.parentOf(at))
        this.#children.get(this.parentOf(at))?.forgetRows(at, this.#source);
    }
    for (let above = parent; above >= 0; above = this.parentOf(above)) {
      this.#descendants.add(above, -1 - this.#descendants.get(node));
      this.#leaves.add(above, -this.#leaves.get(node));
    }
    this.#disabledLeaves.add(parent, -this.#disabledLeaves.get(node));
    this.#children.get(parent)?.remove(node, this.#sourceOf(parent));
  }

  /** Puts a node, with all below it and as open as it is, below another parent. */
  moveNode(node: number, parent: number): void {
    const isOpen = this.isExpanded(node);
    const rows = this.#rowsBelow(node);
    this.#detach(node);
    this.#parent.set(node, parent);
    // From here on counted: with all open, descendants would stand for rows, but a moved node keeps closed folders.
    for (let at = parent; at >= 0; at = this.parentOf(at)) this.#setRows(at, this.#rowsBelow(at));
    this.#childList(parent).add(node, this.#sourceOf(parent));
    this.#flags.set(node, (this.#flags.get(node) & ~EXPANDED) | (isOpen ? EXPANDED : 0));
    this.#openSince.set(node, this.#generation);
    this.#setRows(node, rows);
    this.#grow(node, 1 + (isOpen ? rows : 0), this.leavesOf(node));
    this.#disabledLeaves.add(parent, this.#disabledLeaves.get(node));
  }

  /** A leaf that turns out to hold others, or becomes something that can be chosen. */
  makeFolder(node: number): void {
    const parent = this.parentOf(node);
    const list = this.#children.get(parent);
    list?.remove(node, this.#sourceOf(parent));
    this.#flags.set(node, this.#flags.get(node) | FOLDER);
    list?.add(node, this.#sourceOf(parent));
  }

  addLeaves(node: number, count: number): void {
    for (let at = node; at >= 0; at = this.parentOf(at)) this.#leaves.add(at, count);
  }

  setDisabled(node: number, disabled: boolean): void {
    if (this.isDisabled(node) === disabled) return;
    this.#disabledLeaves.add(node, disabled ? 1 : -1);
    this.#flags.set(node, this.#flags.get(node) ^ DISABLED);
  }

  /** Something by which a node has its place has changed. */
  reorder(node: number): void {
    const parent = this.parentOf(node);
    const list = this.#children.get(parent);
    list?.remove(node, this.#sourceOf(parent));
    list?.add(node, this.#sourceOf(parent));
  }

  /** Another order applies to all folders. */
  resort(): void {
    for (const [node, list] of this.#children) list.reset(this.#sourceOf(node));
  }

  parentOf(node: number): number {
    return this.#parent.get(node);
  }

  isFolder(node: number): boolean {
    return (this.#flags.get(node) & FOLDER) !== 0;
  }

  isDisabled(node: number): boolean {
    return (this.#flags.get(node) & DISABLED) !== 0;
  }

  isExpanded(node: number): boolean {
    if (!this.isFolder(node)) return false;
    return this.#openSince.get(node) === this.#generation
      ? (this.#flags.get(node) & EXPANDED) !== 0
      : this.#allOpen && this.childCount(node) > 0;
  }

  /** How many resources stand at and below this node. */
  leavesOf(node: number): number {
    return this.#leaves.get(node);
  }

  /** How many of them can be chosen. */
  choosableOf(node: number): number {
    return this.leavesOf(node) - this.#disabledLeaves.get(node);
  }

  childCount(node: number): number {
    return this.#children.get(node)?.count ?? 0;
  }

  /** In the order of display; a new array. */
  childrenOf(node: number): number[] {
    return this.#children.get(node)?.nodes(this.#sourceOf(node)) ?? [];
  }

  levelOf(node: number): number {
    let level = 0;
    for (let at = node; at > ROOT; at = this.parentOf(at)) level++;
    return level;
  }

  /** From 0. */
  positionOf(node: number): number {
    const parent = this.parentOf(node);
    return this.#children.get(parent)?.positionOf(node, this.#sourceOf(parent), this.#generation) ?? 0;
  }

  setExpanded(node: number, expanded: boolean): void {
    if (!this.isFolder(node) || this.isExpanded(node) === expanded) return;
    const rows = this.#rowsBelow(node);
    this.#flags.set(node, (this.#flags.get(node) & ~EXPANDED) | (expanded ? EXPANDED : 0));
    this.#openSince.set(node, this.#generation);
    if (node !== ROOT) this.#propagate(node, expanded ? rows : -rows);
  }

  /** Opens or closes every folder, whatever their number. */
  setAllExpanded(expanded: boolean): void {
    this.#generation++;
    this.#allOpen = expanded;
    this.#flags.set(ROOT, this.#flags.get(ROOT) | EXPANDED);
    this.#openSince.set(ROOT, this.#generation);
  }

  /** Folders that are open. Costs their number, and with all open that of all folders. */
  expandedNodes(): number[] {
    return [...this.#children.keys()].filter((node) => node !== ROOT && this.isExpanded(node));
  }

  foldersWithChildren(): number[] {
    return [...this.#children.keys()].filter((node) => node !== ROOT && this.childCount(node) > 0);
  }

  /** The node of a displayed row. */
  nodeAt(row: number): number {
    let node = ROOT;
    let rest = row;
    for (;;) {
      const found = this.#childList(node).find(rest, this.#sourceOf(node), this.#generation);
      if (found.rest === 0) return found.node;
      node = found.node;
      rest = found.rest - 1;
    }
  }

  /** The row of a node, or -1 while a folder above it is closed. */
  rowOf(node: number): number {
    let row = -1;
    for (let at = node; at !== ROOT; at = this.parentOf(at)) {
      const parent = this.parentOf(at);
      if (parent < 0 || !this.isExpanded(parent)) return -1;
      row += this.#childList(parent).rowsBefore(at, this.#sourceOf(parent), this.#generation) + 1;
    }
    return row;
  }

  #rowsBelow(node: number): number {
    if (this.#rowsSince.get(node) === this.#generation) return this.#rows.get(node);
    return this.#allOpen ? this.#descendants.get(node) : this.childCount(node);
  }

  #setRows(node: number, rows: number): void {
    this.#rows.set(node, rows);
    this.#rowsSince.set(node, this.#generation);
  }

  // Rows appeared (or, negative, went) below `node`, whose own state is up to date.
  #propagate(node: number, delta: number): void {
    for (let at = node; at !== ROOT; at = this.parentOf(at)) {
      const parent = this.parentOf(at);
      this.#setRows(parent, this.#rowsBelow(parent) + delta);
      this.#children.get(parent)?.addRows(at, delta, this.#source);
      if (!this.isExpanded(parent)) return;
    }
  }

  #grow(node: number, rows: number, leaves: number): void {
    const parent = this.parentOf(node);
    // Counted before the child was there: afterwards `childCount` would count it twice.
    if (this.#rowsSince.get(parent) === this.#generation) this.#setRows(parent, this.#rows.get(parent) + rows);
    for (let at = parent; at !== ROOT && this.isExpanded(at); at = this.parentOf(at)) {
      const above = this.parentOf(at);
      this.#children.get(above)?.forgetRows(at, this.#source);
      // With all open an uncounted folder has as many rows as descendants, which are counted below.
      const counted = this.#rowsSince.get(above) === this.#generation;
      if (counted || !this.#allOpen) this.#setRows(above, this.#rowsBelow(above) + rows);
    }
    if (leaves > 0) this.#leaves.set(node, leaves);
    for (let at = parent; at >= 0; at = this.parentOf(at)) {
      this.#descendants.add(at, 1 + this.#descendants.get(node));
      if (leaves > 0) this.#leaves.add(at, leaves);
    }
  }

  #forget(node: number): void {
    for (const child of this.childrenOf(node)) this.#forget(child);
    this.#children.delete(node);
    this.#disabledLeaves.forget(node);
    this.#parent.set(node, -2);
  }

  #childList(node: number): ChildList {
    let list = this.#children.get(node);
    if (!list) this.#children.set(node, (list = new ChildList()));
    return list;
  }

  #sourceOf(node: number): ChildSource {
    if ((this.#flags.get(node) & UNORDERED) === 0) return this.#source;
    return (this.#unordered ??= { ...this.#source, order: undefined });
  }
}
