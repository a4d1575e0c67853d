import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChildOrder } from "../../../src/model/tree/ChildList.js";
import { ROOT, RowTree } from "../../../src/model/tree/RowTree.js";

interface Naive {
  node: number;
  folder: boolean;
  open: boolean;
  leaves: number;
  disabled: boolean;
  children: Naive[];
}

type Step = {
  act: "add" | "remove" | "toggle" | "move" | "all" | "disable" | "resort" | "look";
  at: number;
  to: number;
};

const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom("add", "add", "add", "remove", "toggle", "toggle", "move", "all", "disable", "resort", "look"),
    at: fc.nat(1000),
    to: fc.nat(1000),
  }),
  { maxLength: 60 },
);

describe("RowTree", () => {
  it("shows the rows, places and counts of a tree that is walked in full, whatever is done to it", () => {
    fc.assert(
      fc.property(steps, (list) => {
        const names: number[] = [0];
        let direction = 1;
        const compare = (a: number, b: number) => direction * (names[a]! - names[b]!) || a - b;
        const rows = new RowTree(orderBy(compare));
        const root: Naive = { node: ROOT, folder: true, open: true, leaves: 0, disabled: false, children: [] };
        for (const step of list) {
          if (step.act === "resort") {
            direction = -direction;
            rows.resort();
          }
          apply(rows, root, step, names);
          if (step.act === "look") check(rows, root, compare);
        }
        check(rows, root, compare);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps thousands of siblings in order and in place while they come, go and hold rows of their own", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.boolean(), (stream, looksEarly) => {
        const next = (below: number) => stream.next().value! % below;
        const names: number[] = [];
        const compare = (a: number, b: number) => names[a]! - names[b]! || a - b;
        const rows = new RowTree(orderBy(compare));
        const folder = rows.addNode(ROOT, { folder: true });
        rows.setExpanded(folder, true);
        let expected: number[] = [];
        for (let step = 0; step < 5000; step++) {
          names[rows.nodeCount] = next(1000);
          expected.push(rows.addNode(folder, { folder: next(3) === 0, leaves: 1 }));
          if (looksEarly && step % 500 === 0) rows.nodeAt(rows.rowCount - 1);
        }
        for (const node of expected.filter((one) => rows.isFolder(one) && next(4) === 0)) {
          names[rows.nodeCount] = 0;
          rows.addNode(node, { leaves: 1 });
          rows.setExpanded(node, next(2) === 0);
        }
        const gone = new Set(expected.filter(() => next(3) === 0));
        for (const node of gone) rows.removeNode(node);
        expected = expected
          .filter((node) => !gone.has(node))
          .sort((a, b) => Number(rows.isFolder(b)) - Number(rows.isFolder(a)) || compare(a, b));
        expect(rows.childrenOf(folder)).toEqual(expected);
        let row = 1;
        for (const [position, node] of expected.entries()) {
          if (position % 97 === 0) {
            expect([rows.positionOf(node), rows.rowOf(node), rows.nodeAt(row)]).toEqual([position, row, node]);
          }
          row += 1 + (rows.isExpanded(node) ? rows.childCount(node) : 0);
        }
        expect(rows.rowCount).toBe(row);
      }),
      { numRuns: 20 },
    );
  });

  it("opens and closes a million nodes by all at once and one by one", () => {
    const rows = new RowTree(orderBy((a, b) => a - b));
    const folders = Array.from({ length: 1000 }, () => rows.addNode(ROOT, { folder: true }));
    for (const folder of folders) for (let step = 0; step < 999; step++) rows.addNode(folder, { leaves: 1 });
    rows.setAllExpanded(true);
    expect(rows.rowCount).toBe(1_000_000);
    rows.setExpanded(folders[500]!, false);
    expect(rows.rowCount).toBe(999_001);
    expect(rows.nodeAt(500_001)).toBe(folders[501]);
    expect(rows.rowOf(folders[999]!)).toBe(998_001);
    rows.setAllExpanded(false);
    expect(rows.rowCount).toBe(1000);
  });
});

function orderBy(compare: (a: number, b: number) => number): ChildOrder {
  return { compareTo: (node) => (other) => compare(other, node), sort: (nodes) => nodes.toSorted(compare) };
}

function apply(rows: RowTree, root: Naive, { act, at, to }: Step, names: number[]): void {
  const all = flatten(root);
  const folders = all.filter(({ folder }) => folder);
  const parent = folders[at % folders.length]!;
  const target = all[to % all.length]!;
  switch (act) {
    case "add": {
      const folder = to % 2 === 0;
      const leaves = folder ? 0 : 1;
      names[rows.nodeCount] = to % 17;
      const disabled = to % 5 === 1;
      const node = rows.addNode(parent.node, { folder, leaves, disabled: !folder && disabled });
      const open = rows.isExpanded(node);
      parent.children.push({ node, folder, open, leaves, disabled: !folder && disabled, children: [] });
      // With all open, a folder that was empty opens with its first child.
      parent.open = rows.isExpanded(parent.node) && (parent.open || parent.children.length === 1);
      return;
    }
    case "remove": {
      if (target === root) return;
      rows.removeNode(target.node);
      const above = all.find(({ children }) => children.includes(target))!;
      above.children = above.children.filter((child) => child !== target);
      return;
    }
    case "toggle":
      rows.setExpanded(parent.node, parent === root || !rows.isExpanded(parent.node));
      parent.open = rows.isExpanded(parent.node);
      return;
    case "move": {
      if (target === root || flatten(target).includes(parent)) return;
      rows.moveNode(target.node, parent.node);
      const above = all.find(({ children }) => children.includes(target))!;
      above.children = above.children.filter((child) => child !== target);
      parent.children.push(target);
      parent.open = rows.isExpanded(parent.node) && (parent.open || parent.children.length === 1);
      return;
    }
    case "disable":
      if (target.leaves === 0) return;
      rows.setDisabled(target.node, (target.disabled = at % 2 === 0));
      return;
    case "all":
      rows.setAllExpanded(to % 2 === 0);
      for (const one of folders) one.open = one === root || (to % 2 === 0 && one.children.length > 0);
      return;
    default:
  }
}

function check(rows: RowTree, root: Naive, compare: (a: number, b: number) => number): void {
  sort(root, compare);
  const shown = shownBelow(root);
  expect(rows.rowCount).toBe(shown.length);
  expect(shown.map((_, row) => rows.nodeAt(row))).toEqual(shown.map(({ node }) => node));
  expect(shown.map(({ node }) => rows.rowOf(node))).toEqual(shown.map((_, row) => row));
  const visible = new Set(shown);
  for (const one of flatten(root)) {
    if (one !== root && !visible.has(one)) expect(rows.rowOf(one.node)).toBe(-1);
    expect(rows.childrenOf(one.node)).toEqual(one.children.map(({ node }) => node));
    expect(rows.leavesOf(one.node)).toBe(flatten(one).reduce((sum, { leaves }) => sum + leaves, 0));
    expect(rows.choosableOf(one.node)).toBe(flatten(one).filter((each) => each.leaves > 0 && !each.disabled).length);
    one.children.forEach((child, position) => {
      expect(rows.positionOf(child.node)).toBe(position);
      expect(rows.parentOf(child.node)).toBe(one.node);
    });
  }
}

function flatten(one: Naive): Naive[] {
  return [one, ...one.children.flatMap(flatten)];
}

function shownBelow(one: Naive): Naive[] {
  return one.open ? one.children.flatMap((child) => [child, ...shownBelow(child)]) : [];
}

// The root keeps the order of arrival.
function sort(one: Naive, compare: (a: number, b: number) => number): void {
  if (one.node !== ROOT) one.children.sort((a, b) => Number(b.folder) - Number(a.folder) || compare(a.node, b.node));
  for (const child of one.children) sort(child, compare);
}
