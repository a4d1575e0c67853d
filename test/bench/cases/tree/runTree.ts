import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { heapBytes, median, nextFrame, untilPainted } from "../../measure.js";

interface TreeCase {
  /** The element to mount; builds whatever the library needs from the data, which counts. */
  element: () => ReactNode;
  expandAll: () => void | Promise<void>;
  /** Closes, or opens again, the first root folder. */
  toggle: () => void;
  /** The element that has the keyboard. */
  focusTarget: () => HTMLElement;
}

/** Measures one tree library by the same steps as all others. */
export async function runTree(size: number, { element, expandAll, toggle, focusTarget }: TreeCase) {
  const before = await heapBytes();
  const root = createRoot(document.getElementById("root")!);
  const mount = await untilPainted(() => flushSync(() => root.render(element())));
  await nextFrame();
  const expanding = await untilPainted(expandAll);
  await nextFrame();

  focusTarget().focus();
  const arrows: number[] = [];
  for (let press = 0; press < 15; press++) {
    const start = performance.now();
    const target = document.activeElement ?? focusTarget();
    target.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowDown", code: "ArrowDown", bubbles: true, cancelable: true }),
    );
    arrows.push(performance.now() - start);
    await nextFrame();
  }

  const toggles: number[] = [];
  for (let press = 0; press < 6; press++) {
    toggles.push(await untilPainted(toggle));
    await nextFrame();
  }
  const after = await heapBytes();
  root.unmount();
  return {
    mount,
    expandAll: expanding,
    arrow: median(arrows),
    toggle: median(toggles),
    heap: Math.max(0, (after - before) / size),
  };
}
