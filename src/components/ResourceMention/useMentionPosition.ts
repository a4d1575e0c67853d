import { autoUpdate, flip, hide, offset, shift, size, useFloating } from "@floating-ui/react-dom";
import { useMemo } from "react";
import type { UseResourceMentionResult } from "../../state/mention/useResourceMention.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";

const MARGIN = 8;
/** A row and its frame: less shows nothing. */
const LEAST = 40;
/** Below it there are rows or switches, but not both. */
const SHORT = 200;

/** Keeps the popup at the trigger, and on the part of the screen that an on-screen keyboard leaves free. */
export function useMentionPosition({ query, getAnchorRect }: UseResourceMentionResult, element: HTMLElement | null) {
  const start = query?.start ?? null;
  const anchor = useMemo(
    () => ({
      getBoundingClientRect: () => clearOfFrame(visibleRect(getAnchorRect()), element),
      contextElement: element ?? undefined,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- another place in the text is another anchor
    [start, element],
  );
  const { refs, elements, floatingStyles, x, y, middlewareData, update } = useFloating({
    strategy: "fixed",
    placement: "bottom-start",
    transform: false,
    elements: { reference: anchor },
    middleware: [
      offset(6),
      flip({ padding: MARGIN, fallbackStrategy: "bestFit" }),
      // Before the size: what is moved aside has the whole width.
      shift({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply({ availableHeight, availableWidth, elements }) {
          const zoom = zoomOf(elements.floating);
          const height = Math.max(availableHeight / zoom, LEAST);
          elements.floating.style.setProperty("--mcpr-available-height", `${height}px`);
          elements.floating.style.setProperty("--mcpr-available-width", `${availableWidth / zoom}px`);
          elements.floating.toggleAttribute("data-short", availableHeight < SHORT);
        },
      }),
      hide(),
    ],
    whileElementsMounted: autoUpdate,
  });

  // The anchor moves when the text around it wraps otherwise.
  useIsomorphicLayoutEffect(update, [query, update]);
  const isHidden = middlewareData.hide?.referenceHidden === true;
  return {
    ref: refs.setFloating,
    style: {
      ...floatingStyles,
      left: x / zoomOf(elements.floating),
      top: y / zoomOf(elements.floating),
      margin: 0,
      insetInlineEnd: "auto",
      insetBlockEnd: "auto",
      ...(isHidden && { visibility: "hidden" as const }),
    },
  };
}

// A caret has no width, and at the edge of what scrolls it would count as scrolled away.
function visibleRect(rect: DOMRect | null): DOMRect {
  const { x, y, width, height } = rect ?? new DOMRect();
  return width > 0 ? new DOMRect(x, y, width, height) : new DOMRect(x - 1, y, 2, height);
}

// In the top layer no transform of the page reaches the popup, but `zoom` does.
function zoomOf(element: HTMLElement | null): number {
  return (element as { currentCSSZoom?: number } | null)?.currentCSSZoom ?? 1;
}

// At the field's first and last line the popup stands beside the field, not on its frame and its button.
function clearOfFrame(caret: DOMRect, element: HTMLElement | null): DOMRect {
  const frame = (element?.closest("[data-slot='resource-mention-field']") ?? element)?.getBoundingClientRect();
  if (!frame) return caret;
  const isNear = (distance: number) => distance > 0 && distance < caret.height;
  const top = isNear(caret.top - frame.top) ? frame.top : caret.top;
  const bottom = isNear(frame.bottom - caret.bottom) ? frame.bottom : caret.bottom;
  return new DOMRect(caret.x, top, caret.width, bottom - top);
}
