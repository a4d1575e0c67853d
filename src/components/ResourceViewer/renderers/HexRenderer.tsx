"use client";
import type { RendererProps } from "../ResourceRenderer.js";

/** Any bytes, sixteen a row. */
export default function HexRenderer({ name }: RendererProps) {
  return <pre aria-label={name} />;
}
