"use client";

import { useResourceContext } from "../client/useResourceContext.js";
import { useIsomorphicLayoutEffect } from "../utils/useIsomorphicLayoutEffect.js";

/**
 * What covers the page behind a dialog, and keeps it from scrolling. Not Radix's, which does so by an inline `<style>`
 * that a strict policy refuses; nor `:has()`, for which a browser looks through the whole page whenever anything in it
 * changes. Where the page had a scroll bar, its room is kept, so that nothing moves. Renders a `<div>`.
 *
 * @selector html[data-mcpr-covered] one or more such overlays are open, as many as the value says
 * @selector html[data-mcpr-bar] the page had a scroll bar when it was covered
 */
export function PageOverlay({ slot }: { slot: string }) {
  const { portalContainer } = useResourceContext();
  useIsomorphicLayoutEffect(() => cover(portalContainer?.ownerDocument ?? document), [portalContainer]);
  return <div data-slot={slot} />;
}

function cover({ documentElement: page, defaultView }: Document): () => void {
  // Without a bar, the room for one would be a strip left uncovered.
  page.toggleAttribute("data-mcpr-bar", defaultView!.innerWidth > page.clientWidth);
  count(page, 1);
  return () => count(page, -1);
}

function count({ dataset }: HTMLElement, by: number): void {
  const now = Number(dataset.mcprCovered ?? 0) + by;
  if (now > 0) dataset.mcprCovered = String(now);
  else delete dataset.mcprCovered;
}
