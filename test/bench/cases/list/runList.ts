import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { longestTask, median, nextFrame, paintOf, scriptTime, type, untilPainted } from "../../measure.js";
import { watchRows } from "./watchRows.js";

const WORDS = ["session", "config", "handler", "button"];

/** Measures one list by typing into its box. `isSettled` tells when results of the text in the box are shown. */
export async function runList(element: ReactNode, isSettled: () => boolean = () => true) {
  const root = createRoot(document.getElementById("root")!);
  const mount = await untilPainted(() => flushSync(() => root.render(element)));
  // Time for what a list prepares while nobody types.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const box = document.querySelector<HTMLInputElement>("input")!;
  const list = document.querySelector("[role=listbox]")!;
  box.focus();
  const keys: Awaited<ReturnType<typeof paintOf>>[] = [];
  const scripts: number[] = [];
  const written: number[][] = [];
  const typeWord = async (word: string) => {
    const writtenHere: number[] = [];
    for (let length = 1; length <= word.length; length++) {
      let stop = (): number[] => [];
      const press = async () => {
        stop = watchRows(list);
        scripts.push(await scriptTime(() => type(box, word.slice(0, length))));
      };
      keys.push(await paintOf(press, isSettled));
      await nextFrame();
      writtenHere.push(...stop());
    }
    written.push(writtenHere);
  };
  const longest = await longestTask(async () => {
    for (const word of WORDS) await typeWord(word);
  });
  root.unmount();
  const others = keys.slice(1);
  return {
    mount,
    firstKey: keys[0]!.ms,
    key: median(others.map(({ ms }) => ms)),
    keyFrames: median(others.map(({ frames }) => frames)),
    script: median(scripts.slice(1)),
    written: median(written[0]!),
    writtenLater: median(written.slice(1).flat()),
    longest,
  };
}
