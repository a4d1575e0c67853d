"use client";

import { useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";

/**
 * What covers the page behind the dialog. Not Radix's, which locks the page's scrolling by an inline `<style>` that a
 * strict policy refuses. Where the page had a scroll bar, its room is kept, so that nothing moves. Renders a `<div>`.
 */
export function PickerOverlay() {
  const { portalContainer } = useResourceContext();
  // Before it is there: the page stops scrolling with it. Without a bar, the room for one would be a strip left uncovered.
  const [hasScrollbar] = useState(() => {
    const page = portalContainer?.ownerDocument ?? document;
    return (page.defaultView?.innerWidth ?? 0) > page.documentElement.clientWidth;
  });
  return <div data-slot="resource-picker-overlay" data-scrollbar={dataAttribute(hasScrollbar)} />;
}
