import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useEventCallback } from "./useEventCallback.js";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.js";
import { MOST_PRINTED, usePrinting } from "./usePrinting.js";
import { VirtualScale } from "./VirtualScale.js";

export type RowAlignment = "start" | "center" | "end" | "nearest";

export interface UseVirtualRowsOptions {
  count: number;
  /** In CSS pixels, the same for every row. */
  rowHeight: number;
  /** The element that scrolls. */
  scrollRef: RefObject<HTMLElement | null>;
  /** Rows that stay mounted wherever the view is, such as the one the keyboard is on. */
  pinned?: readonly number[] | undefined;
}

export interface VirtualRow {
  index: number;
  /** From the top of the spacer, in pixels. */
  offset: number;
}

export interface VirtualRows {
  /** First row in the window, overscan included. */
  start: number;
  /** One past the last. */
  end: number;
  /** The rows to mount, in order: the window and the pinned ones. */
  items: readonly VirtualRow[];
  /** Height of the spacer that holds the rows. */
  totalHeight: number;
  /** How many whole rows fit in the view: the step of PageDown. */
  pageSize: number;
  scrollToIndex: (index: number, align?: RowAlignment) => void;
  /** The row at the top of the view, whole or in part. */
  topIndex: number;
  /** Scrolls as far as a row has moved, so that what is seen stays where it is. */
  follow: (from: number, to: number) => void;
}

// Rows kept mounted above and below those in view: a turn of the wheel. Each one is paid for in every first view.
const OVERSCAN = 4;
// In pixels, until the view is measured, and on the server.
const UNMEASURED_HEIGHT = 600;

/**
 * Windowing for rows of one height, any number of them. Browsers stop at 16 to 33 million pixels for one element, so
 * past ten million the spacer stays at that height and the scroll position is scaled; rows keep their height.
 *
 * @example
 * const { items, totalHeight } = useVirtualRows({ count, rowHeight: 30, scrollRef });
 */
export function useVirtualRows({ count, rowHeight, scrollRef, pinned = [] }: UseVirtualRowsOptions): VirtualRows {
  // `exact` is where scrollToIndex put the view: a scaled scroll position is too coarse to say it to the pixel.
  const [view, setView] = useState<{ scrollTop: number; height: number; exact?: number | undefined }>({
    scrollTop: 0,
    height: UNMEASURED_HEIGHT,
  });
  const isPrinting = usePrinting();
  const detach = useRef<{ element: HTMLElement; end: () => void } | null>(null);
  const scale = new VirtualScale(count * rowHeight, view.height);
  const top = view.exact ?? scale.topOf(view.scrollTop);
  const start = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const end = Math.min(count, Math.ceil((top + view.height) / rowHeight) + OVERSCAN);

  const read = useEventCallback((element: HTMLElement) => {
    const { scrollTop, clientHeight: height } = element;
    const sameRows = !scale.isScaled && Math.floor(scrollTop / rowHeight) === Math.floor(view.scrollTop / rowHeight);
    if ((sameRows || scrollTop === view.scrollTop) && height === view.height) return;
    setView({ scrollTop, height });
  });

  useIsomorphicLayoutEffect(() => {
    const element = scrollRef.current;
    if (element === (detach.current?.element ?? null)) return;
    detach.current?.end();
    detach.current = element && { element, end: watch(element, () => read(element)) };
    if (element) read(element);
  });
  useIsomorphicLayoutEffect(
    () => () => {
      detach.current?.end();
      detach.current = null;
    },
    [],
  );

  const scrollToIndex = useEventCallback((index: number, align: RowAlignment = "nearest") => {
    const element = scrollRef.current;
    if (!element || index < 0 || index >= count) return;
    const height = element.clientHeight;
    const now = new VirtualScale(count * rowHeight, height);
    const current =
      view.exact !== undefined && view.scrollTop === element.scrollTop ? view.exact : now.topOf(element.scrollTop);
    const target = now.clampTop(alignedTop(index * rowHeight, rowHeight, current, height, align));
    if (target !== current) moveTo(target, element, now);
  });
  const follow = useEventCallback((from: number, to: number) => {
    const element = scrollRef.current;
    if (!element) return;
    const now = new VirtualScale(count * rowHeight, element.clientHeight);
    // How much of the row is above the view; none where the browser has moved the view itself.
    const cut = element.scrollTop - from * rowHeight;
    moveTo(now.clampTop(to * rowHeight + (cut > 0 && cut < rowHeight ? cut : 0)), element, now);
  });

  function moveTo(target: number, element: HTMLElement, now: VirtualScale): void {
    element.scrollTop = now.scrollTopOf(target);
    const exact = now.isScaled ? target : undefined;
    setView({ scrollTop: element.scrollTop, height: element.clientHeight, exact });
  }

  if (isPrinting) {
    const printed = Math.min(count, MOST_PRINTED);
    const items = rowsToMount(0, printed, [], count, (index) => index * rowHeight);
    const totalHeight = printed * rowHeight;
    return { start: 0, end: printed, items, totalHeight, pageSize: 1, scrollToIndex, topIndex: 0, follow };
  }
  return {
    start,
    end,
    items: rowsToMount(start, end, pinned, count, (index) => scale.offsetOf(index * rowHeight, top, view.scrollTop)),
    totalHeight: scale.spacer,
    pageSize: Math.max(1, Math.floor(view.height / rowHeight)),
    scrollToIndex,
    topIndex: Math.floor(top / rowHeight),
    follow,
  };
}

// Rows are there in the same frame as the scroll position; without flushSync fast scrolling shows blank space.
function watch(element: HTMLElement, read: () => void): () => void {
  const onScroll = () => flushSync(read);
  const observer = new ResizeObserver(read);
  element.addEventListener("scroll", onScroll, { passive: true });
  observer.observe(element);
  return () => {
    element.removeEventListener("scroll", onScroll);
    observer.disconnect();
  };
}

function alignedTop(offset: number, rowHeight: number, top: number, height: number, align: RowAlignment): number {
  const atEnd = offset + rowHeight - height;
  if (align === "start") return offset;
  if (align === "end") return atEnd;
  if (align === "center") return offset + (rowHeight - height) / 2;
  return offset < top ? offset : Math.max(atEnd, top);
}

function rowsToMount(
  start: number,
  end: number,
  pinned: readonly number[],
  count: number,
  offsetOf: (index: number) => number,
): VirtualRow[] {
  const outside = pinned.filter((index) => index >= 0 && index < count && (index < start || index >= end));
  const indices = Array.from({ length: Math.max(0, end - start) }, (_, step) => start + step);
  const all = outside.length > 0 ? [...new Set([...outside, ...indices])].sort((a, b) => a - b) : indices;
  return all.map((index) => ({ index, offset: offsetOf(index) }));
}
