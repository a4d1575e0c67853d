import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { sourceTree, type BenchFile } from "../../data/sourceTree.js";
import { heapBytes, median, nextFrame, nextTask, paintOf, tellSoFar, untilPainted } from "../../measure.js";

interface TreeCase<Data> {
  /** Makes of the flat listing what the library takes; part of the time to the first rows. */
  prepare: (listing: BenchFile[]) => Data;
  element: (data: Data) => ReactNode;
  /** Whether all rows are known, for a tree that takes them in slices. */
  isWhole?: () => boolean;
  expandAll: (data: Data) => void | Promise<void>;
  /** Closes, or opens again, the first root folder. */
  toggle: (data: Data) => void;
  /** The element that has the keyboard. */
  focusTarget: () => HTMLElement;
}

/** Measures one tree library by the same steps as all others. */
export async function runTree<Data>(
  size: number,
  { prepare, element, isWhole, expandAll, toggle, focusTarget }: TreeCase<Data>,
) {
  // Every library as it is in an app that runs: compiled, its styles read, the locale's data loaded.
  const small = createRoot(document.getElementById("root")!);
  flushSync(() => small.render(element(prepare(sourceTree(100)))));
  await nextFrame();
  small.unmount();

  const listing = sourceTree(size);
  const before = await heapBytes();
  const root = createRoot(document.getElementById("root")!);
  let data!: Data;
  let start = 0;
  const mount = await untilPainted(() => {
    start = performance.now();
    data = prepare(listing);
    flushSync(() => root.render(element(data)));
  });
  while (isWhole?.() === false) await nextFrame();
  const whole = isWhole ? performance.now() - start : mount;
  await tellSoFar({ mount, whole });
  const expanding = await paintOf(() => expandAll(data));
  await nextFrame();

  focusTarget().focus();
  const arrows: number[] = [];
  for (let press = 0; press < 15; press++) {
    const start = performance.now();
    const target = document.activeElement ?? focusTarget();
    target.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowDown", code: "ArrowDown", bubbles: true, cancelable: true }),
    );
    await nextTask();
    arrows.push(performance.now() - start);
    await nextFrame();
  }

  const toggles: Awaited<ReturnType<typeof paintOf>>[] = [];
  for (let press = 0; press < 6; press++) {
    toggles.push(await paintOf(() => toggle(data)));
    await nextFrame();
  }
  const after = await heapBytes();
  root.unmount();
  return {
    mount,
    whole,
    expandAll: expanding.ms,
    expandFrames: expanding.frames,
    arrow: median(arrows),
    toggle: median(toggles.map(({ ms }) => ms)),
    toggleFrames: median(toggles.map(({ frames }) => frames)),
    heap: Math.max(0, (after - before) / size),
  };
}
