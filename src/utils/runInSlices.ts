import { yieldToMain } from "./yieldToMain.js";

interface RunInSlicesOptions<Step> {
  /** Ends the work between two slices: the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Main-thread milliseconds at a time; 8 by default, half a frame. */
  slice?: number | undefined;
  /** Called now and then with what was yielded last, such as the part that is ready. */
  onProgress?: ((step: Step) => void) | undefined;
}

// Showing what is there costs more than working on, the more the longer it gets.
const REPORT = 100;

/**
 * Does a long piece of work without holding up the page: a generator that yields every so often, run in slices of a few
 * milliseconds between which the browser paints and takes input.
 */
export async function runInSlices<Step, Result>(
  steps: Iterator<Step, Result>,
  { signal, slice = 8, onProgress }: RunInSlicesOptions<Step> = {},
): Promise<Result> {
  signal?.throwIfAborted();
  let reported = Number.NEGATIVE_INFINITY;
  let end = performance.now() + slice;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    if (onProgress && performance.now() - reported > REPORT) {
      onProgress(step.value);
      reported = performance.now();
    }
    await yieldToMain();
    signal?.throwIfAborted();
    end = performance.now() + slice;
  }
}

/** The same work in one go. */
export function runAtOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
