import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { longestTask, median, nextFrame, paintOf, scriptTime, type, untilPainted } from "../../measure.js";

/** Measures one list by typing into its box. `isSettled` tells when results of the text in the box are shown. */
export async function runList(element: ReactNode, isSettled: () => boolean = () => true) {
  const root = createRoot(document.getElementById("root")!);
  const mount = await untilPainted(() => flushSync(() => root.render(element)));
  // Time for what a list prepares while nobody types.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const box = document.querySelector<HTMLInputElement>("input")!;
  box.focus();
  const keys: Awaited<ReturnType<typeof paintOf>>[] = [];
  const scripts: number[] = [];
  const longest = await longestTask(async () => {
    for (const length of [1, 2, 3, 4, 5, 6, 7]) {
      const press = async () => void scripts.push(await scriptTime(() => type(box, "session".slice(0, length))));
      keys.push(await paintOf(press, isSettled));
      await nextFrame();
    }
  });
  root.unmount();
  const others = keys.slice(1);
  return {
    mount,
    firstKey: keys[0]!.ms,
    key: median(others.map(({ ms }) => ms)),
    keyFrames: median(others.map(({ frames }) => frames)),
    script: median(scripts.slice(1)),
    longest,
  };
}
