"use client";
import { useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../../utils/useIsomorphicLayoutEffect.js";

/** How high one line of the text is, and how many characters go into it. */
export interface LineMetrics {
  lineHeight: number;
  columns: number;
}

/** Measures the font by an element ten characters wide and one line high, and the room there is by its parent. */
export function useLineMetrics() {
  const probeRef = useRef<HTMLSpanElement>(null);
  const [metrics, setMetrics] = useState<LineMetrics>({ lineHeight: 20, columns: 80 });
  useIsomorphicLayoutEffect(() => {
    const probe = probeRef.current!;
    const measure = () => {
      const { width, height } = probe.getBoundingClientRect();
      if (width === 0) return;
      const columns = Math.max(8, Math.floor((probe.parentElement!.clientWidth / width) * 10) - 8);
      setMetrics((known) =>
        known.lineHeight === height && known.columns === columns ? known : { lineHeight: height, columns },
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
