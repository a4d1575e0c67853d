const QUIET_MS = 150;
const LONGEST_MS = 1500;

/** A burst of calls as one: `run` is called when no call came for a moment, and at the latest a while after the first. */
export function coalesce(run: () => void): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  return {
    call() {
      const now = performance.now();
      if (timer === undefined) first = now;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          timer = undefined;
          run();
        },
        Math.max(0, Math.min(QUIET_MS, first + LONGEST_MS - now)),
      );
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
