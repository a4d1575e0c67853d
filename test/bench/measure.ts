import type { BenchResult } from "./BenchTable.js";

const FRAME = 1000 / 60;

/** Milliseconds until what `act` causes is painted: to the next frame, and past its painting. */
export async function untilPainted(act: () => void | Promise<void>): Promise<number> {
  return (await paintOf(act)).ms;
}

/**
 * The same, beside the number of frames (of 60 a second) until the one that shows it: 1 where it is in the next. What is
 * left of a frame when `act` begins is part of the milliseconds, but nobody could show anything in it. `isSettled` tells
 * that what was to be shown is there.
 */
export async function paintOf(
  act: () => void | Promise<void>,
  isSettled: () => boolean = () => true,
): Promise<{ ms: number; frames: number }> {
  const before = await nextFrame();
  const start = performance.now();
  await act();
  let shown = await nextFrame();
  while (!isSettled()) shown = await nextFrame();
  return { ms: performance.now() - start, frames: Math.max(1, Math.round((shown - before) / FRAME)) };
}

/** Milliseconds of script that `act` takes on the main thread. */
export async function scriptTime(act: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Resolves when the next frame has been painted, with the time at which it began. Tasks that wait come after it. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame((time) => void scheduler.postTask(() => resolve(time), { priority: "user-blocking" })),
  );
}

/** Resolves when the running task and its microtasks are done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** The used heap in bytes, after a collection. */
export async function heapBytes(): Promise<number> {
  window.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.gc?.();
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
}

/** The longest main-thread task, in milliseconds, that `act` causes; 0 where none took 50 ms. */
export async function longestTask(act: () => Promise<void>): Promise<number> {
  // What made the data is a task too, and would be told of as soon as it ends.
  await nextTask();
  await nextTask();
  const start = performance.now();
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= start) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ["longtask"] });
  await act();
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return longest;
}

/** The middle of an odd number of measurements, the upper middle of an even one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Milliseconds that the tasks of the main thread have taken since the page was made; the runner knows. */
export async function mainThreadTime(): Promise<number> {
  return window.mainThreadTime();
}

/** Gives the runner what is measured so far, for a case that may not finish. */
export async function tellSoFar(metrics: BenchResult): Promise<void> {
  await window.tellSoFar(metrics);
}

/** Puts text into a controlled input as a key would. */
export function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(box, text);
  box.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
