"use client";

import type { ReactElement, ReactNode } from "react";

/**
 * The element a host gave for a cmdk part with `asChild`. cmdk calls the type of its child to find what to render, which
 * must therefore be a plain function; the children are what cmdk puts into that element.
 */
export function CmdkChild({ element }: { element: ReactElement; children: ReactNode }) {
  return element;
}
