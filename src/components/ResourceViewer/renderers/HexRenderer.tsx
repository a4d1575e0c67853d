"use client";
import { useMemo, useRef } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { useVirtualRows } from "../../../utils/useVirtualRows.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { PrintedPart } from "./PrintedPart.js";
import { useLineMetrics } from "./useLineMetrics.js";

const ROW_BYTES = 16;

/** Any bytes, sixteen a row, of which only those in sight are in the page: its cost does not depend on the size. */
export default function HexRenderer({ content, name }: RendererProps) {
  const { t } = useResourceContext();
  const bytes = useMemo(() => content.bytes ?? new TextEncoder().encode(content.text ?? ""), [content]);
  const scrollRef = useRef<HTMLDivElement>(null);
  const { probeRef, metrics } = useLineMetrics();
  const count = Math.ceil(bytes.length / ROW_BYTES);
  const { start, end, items, totalHeight } = useVirtualRows({
    count,
    rowHeight: metrics.lineHeight,
    scrollRef,
  });
  return (
    <div
      ref={scrollRef}
      data-slot="resource-viewer-hex"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      role="group"
      aria-label={t("viewer.hex.label", { name })}
    >
      <span ref={probeRef} aria-hidden="true" data-slot="resource-viewer-probe" />
      <div data-slot="resource-viewer-sizer" style={{ blockSize: totalHeight }}>
        <pre style={{ transform: `translateY(${items[0]?.offset ?? 0}px)` }}>
          {Array.from({ length: end - start }, (_, at) => hexRow(bytes, start + at)).join("\n")}
        </pre>
      </div>
      <PrintedPart total={count} />
    </div>
  );
}

/** `00000010  89 50 4e 47 …  .PNG…`: offset, bytes, and the characters of those that are printable ASCII. */
function hexRow(bytes: Uint8Array, row: number): string {
  const start = row * ROW_BYTES;
  const part = [...bytes.subarray(start, start + ROW_BYTES)];
  const hex = part.map((byte) => byte.toString(16).padStart(2, "0"));
  const characters = part.map((byte) => (byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : "·")).join("");
  const half = hex.slice(0, 8).join(" ").padEnd(23);
  return `${start.toString(16).padStart(8, "0")}  ${half}  ${hex.slice(8).join(" ").padEnd(23)}  ${characters}`;
}
