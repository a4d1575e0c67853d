"use client";
import type { ReactNode } from "react";
import { dataAttribute } from "../../utils/dataAttribute.js";

interface ViewerButtonProps {
  /** What it does: its name and its tooltip. */
  label: string;
  /** For a button that stays pressed. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick: () => void;
  /** Its icon. */
  children: ReactNode;
}

/** A button of the viewer that is an icon. */
export function ViewerButton({ label, pressed, disabled, onClick, children }: ViewerButtonProps) {
  return (
    <button
      type="button"
      data-slot="resource-viewer-button"
      data-selected={dataAttribute(pressed)}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
