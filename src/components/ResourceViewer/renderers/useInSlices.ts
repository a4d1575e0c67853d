"use client";
import { useEffect, useMemo, useState } from "react";
import { runAtOnce, runInSlices } from "../../../utils/runInSlices.js";

// Reading this many characters takes a few milliseconds: done while rendering, so that nothing flickers.
const AT_ONCE = 100_000;

/**
 * What is read from a text: at once from a short one, else in slices that let the page breathe; undefined meanwhile.
 * Give a stable function. What it throws is thrown on.
 */
export function useInSlices<Result>(
  text: string,
  read: (text: string) => Iterator<unknown, Result>,
): Result | undefined {
  const isShort = text.length <= AT_ONCE;
  const short = useMemo(() => (isShort ? runAtOnce(read(text)) : undefined), [isShort, text, read]);
  const [done, setDone] = useState<{ text: string; read: unknown; result: () => Result }>();

  useEffect(() => {
    if (isShort) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: () => Result) => !signal.aborted && setDone({ text, read, result });
    runInSlices(read(text), { signal }).then(
      (result) => settle(() => result),
      (error: unknown) =>
        settle(() => {
          throw error;
        }),
    );
    return () => controller.abort();
  }, [isShort, text, read]);

  if (isShort) return short;
  return done?.text === text && done.read === read ? done.result() : undefined;
}
