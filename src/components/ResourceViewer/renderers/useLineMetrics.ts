"use client";
import { useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../../utils/useIsomorphicLayoutEffect.js";

/** How high one line of the text is, and how many characters go into it. */
export interface LineMetrics {
  /** Whether the rest is known, or only what is usual. */
  isMeasured: boolean;
  lineHeight: number;
  columns: number;
}

/** Measures the font by an element ten characters wide and one line high, and the room there is by its parent. */
export function useLineMetrics() {
  const probeRef = useRef<HTMLSpanElement>(null);
  const [metrics, setMetrics] = useState<LineMetrics>({ isMeasured: false, lineHeight: 20, columns: 80 });
  useIsomorphicLayoutEffect(() => {
    const probe = probeRef.current!;
    const measure = () => {
      const { width, height } = probe.getBoundingClientRect();
      // Hidden, or without the style sheet: what is usual has to do.
      if (width === 0) return setMetrics((known) => (known.isMeasured ? known : { ...known, isMeasured: true }));
      const columns = Math.max(8, Math.floor((probe.parentElement!.clientWidth / width) * 10) - 8);
      setMetrics((known) =>
        known.isMeasured && known.lineHeight === height && known.columns === columns
          ? known
          : { isMeasured: true, lineHeight: height, columns },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(probe.parentElement!);
    // Text that the user enlarges changes the font, not the room.
    observer.observe(probe);
    return () => observer.disconnect();
  }, []);
  return { probeRef, metrics };
}
