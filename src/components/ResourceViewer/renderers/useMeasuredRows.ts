"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RowHeights } from "../../../model/contents/RowHeights.js";
import { useEventCallback } from "../../../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../../../utils/useIsomorphicLayoutEffect.js";
import { MOST_PRINTED, usePrinting } from "../../../utils/usePrinting.js";
import { VirtualScale } from "../../../utils/VirtualScale.js";

interface MeasuredRowsOptions {
  count: number;
  /** The height of a row as far as it can be told; the rows are laid out anew when this function changes. */
  estimate: (row: number) => number;
}

const OVERSCAN = 8;
// Until the first layout: about what a viewer shows.
const FIRST_HEIGHT = 640;

interface View {
  scrollTop: number;
  height: number;
  /** Where the view really begins: a scaled scroll position is too coarse to say it to the pixel. */
  exact?: number | undefined;
}

/**
 * Mounts only the rows in sight of a scrolling element, each as high as it turns out to be. Put `scrollRef` on that
 * element; in it an element of `height` with one inside (`blockRef`) shifted by `top`, that holds the rows from `first`
 * up to `end`. Past the height that browsers can lay out the scroll position is scaled.
 */
export function useMeasuredRows({ count, estimate }: MeasuredRowsOptions) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const blockRef = useRef<HTMLDivElement>(null);
  const heights = useMemo(() => new RowHeights(count, estimate), [count, estimate]);
  const [view, setView] = useState<View>({ scrollTop: 0, height: FIRST_HEIGHT });
  const [, setMeasured] = useState(0);

  const scale = new VirtualScale(heights.offset(count), view.height);
  const top = scale.clampTop(view.exact ?? scale.topOf(view.scrollTop));
  const isPrinting = usePrinting();
  const first = isPrinting ? 0 : Math.max(0, heights.rowAt(top) - OVERSCAN);
  const end = Math.min(count, isPrinting ? MOST_PRINTED : heights.rowAt(top + view.height) + 1 + OVERSCAN);

  const readView = useEventCallback(() => {
    const { scrollTop, clientHeight: height } = scrollRef.current!;
    if (scrollTop !== view.scrollTop || height !== view.height) setView({ scrollTop, height });
  });
  const showFrom = (target: number) => {
    const scroller = scrollRef.current!;
    const exact = scale.clampTop(target);
    scroller.scrollTop = scale.scrollTopOf(exact);
    if (scale.isScaled) setView({ ...view, scrollTop: scroller.scrollTop, exact });
  };

  useEffect(() => {
    const scroller = scrollRef.current!;
    // Rows that appear a frame after the scrolling leave a blank page under the finger.
    const onScroll = () => flushSync(readView);
    scroller.addEventListener("scroll", onScroll, { passive: true });
    const observer = new ResizeObserver(readView);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, [readView]);

  useIsomorphicLayoutEffect(() => {
    // On paper rows are as high as they are.
    if (isPrinting) return;
    const block = blockRef.current!;
    let change = 0;
    let above = 0;
    for (let row = first; row < end; row++) {
      const element = block.children[row - first];
      if (element === undefined) break;
      const difference = heights.set(row, element.getBoundingClientRect().height);
      change += Math.abs(difference);
      if (heights.offset(row) < top) above += difference;
    }
    if (change === 0) return;
    // Rows above that turn out higher or lower must not move what the reader looks at.
    if (above !== 0 && scale.isScaled) setView({ ...view, exact: top + above });
    else if (above !== 0) scrollRef.current!.scrollTop += above;
    setMeasured((times) => times + 1);
  });

  const scrollToRow = useEventCallback((row: number) => {
    const start = heights.offset(row);
    const inSight = start >= top && start + 24 <= top + view.height;
    if (!inSight) showFrom(start - view.height / 3);
  });

  return {
    scrollRef,
    blockRef,
    first,
    end,
    top: scale.offsetOf(heights.offset(first), top, view.scrollTop),
    height: scale.spacer,
    scrollToRow,
  };
}
