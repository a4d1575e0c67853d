import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { longestTask, median, nextFrame, type, untilPainted } from "../../measure.js";

/** Measures one list by typing into its box. `isSettled` tells when results of the text in the box are shown. */
export async function runList(element: ReactNode, isSettled: () => boolean = () => true) {
  const root = createRoot(document.getElementById("root")!);
  const mount = await untilPainted(() => flushSync(() => root.render(element)));
  // Time for what a list prepares while nobody types.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const box = document.querySelector<HTMLInputElement>("input")!;
  box.focus();
  const keys: number[] = [];
  const script = await longestTask(async () => {
    for (const length of [1, 2, 3, 4, 5, 6, 7]) {
      keys.push(
        await untilPainted(async () => {
          type(box, "session".slice(0, length));
          while (!isSettled()) await nextFrame();
        }),
      );
      await nextFrame();
    }
  });
  root.unmount();
  return { mount, firstKey: keys[0]!, key: median(keys.slice(1)), script };
}
