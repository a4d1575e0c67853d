import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { longestTask, nextFrame } from "../../measure.js";

const SMALL = 10;

/**
 * Renders a small one of its kind, as the first in its page, then one of `size` kilobytes; measures each until
 * `isPainted` holds in a painted frame.
 */
export async function runViewer(size: number, element: (size: number) => ReactNode, isPainted: () => boolean) {
  const first = await untilShown(element(SMALL), isPainted);
  const large = element(size);
  let painted = 0;
  const longest = await longestTask(async () => {
    painted = await untilShown(large, isPainted);
  });
  return { painted, longest, first };
}

async function untilShown(element: ReactNode, isPainted: () => boolean): Promise<number> {
  const root = createRoot(document.getElementById("root")!);
  const start = performance.now();
  root.render(element);
  while (!isPainted()) await nextFrame();
  await nextFrame();
  const painted = performance.now() - start;
  // What comes after the first view: rows out of sight, the rest of a table.
  await new Promise((resolve) => setTimeout(resolve, 300));
  root.unmount();
  return painted;
}
