"use client";
import type { MouseEventHandler, ReactNode } from "react";

interface ViewerTextButtonProps {
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
}

/** A button of the viewer that says in words what it does. */
export function ViewerTextButton({ onClick, children }: ViewerTextButtonProps) {
  return (
    <button type="button" data-slot="resource-viewer-text-button" data-button="plain" onClick={onClick}>
      {children}
    </button>
  );
}
