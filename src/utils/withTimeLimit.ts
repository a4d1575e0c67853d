/** As long as a timer can run: 24 days. */
export const LONGEST_MS = 2 ** 31 - 1;

/**
 * Runs `work`, and rejects with a `TimeoutError` once nothing was heard for `ms`; `heard` starts the time anew. Rejects
 * with the reason of `signal` when that aborts. In both cases at once, and the signal that `work` was given aborts too:
 * not everything that takes a signal looks at it.
 */
export function withTimeLimit<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal, heard: () => void) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const finish = () => {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    const end = (reason: unknown) => {
      finish();
      reject(reason);
      controller.abort(reason);
    };
    const abort = () => end(signal!.reason);
    const heard = () => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => end(timeoutError()), ms);
    };
    signal?.addEventListener("abort", abort);
    heard();
    work(controller.signal, heard).finally(finish).then(resolve, reject);
  });
}

// No DOMException: its code would pass for one of JSON-RPC.
function timeoutError(): Error {
  return Object.assign(new Error("No answer in time"), { name: "TimeoutError" });
}
