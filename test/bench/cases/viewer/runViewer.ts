import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { longestTask, nextFrame } from "../../measure.js";

/** Renders, and measures until `isPainted` holds in a painted frame. */
export async function runViewer(element: ReactNode, isPainted: () => boolean) {
  const root = createRoot(document.getElementById("root")!);
  let painted = 0;
  const longest = await longestTask(async () => {
    const start = performance.now();
    root.render(element);
    while (!isPainted()) await nextFrame();
    await nextFrame();
    painted = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  root.unmount();
  return { painted, longest };
}
