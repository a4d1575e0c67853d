"use client";

import type { ReactNode } from "react";
import { useFocusHandedOn } from "../../utils/useFocusHandedOn.js";

/** "Try again", "Cancel": a button that goes away when it is pressed; the viewer has the focus then. */
export function ViewerButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const ref = useFocusHandedOn<HTMLButtonElement>();
  return (
    <button ref={ref} type="button" data-slot="resource-viewer-text-button" onClick={onClick}>
      {children}
    </button>
  );
}
