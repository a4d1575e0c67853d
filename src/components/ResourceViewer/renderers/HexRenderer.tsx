"use client";
import { useMemo, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { useIsomorphicLayoutEffect } from "../../../utils/useIsomorphicLayoutEffect.js";
import type { RendererProps } from "../ResourceRenderer.js";

const ROW_BYTES = 16;
const ROW_HEIGHT = 18;
const VISIBLE_ROWS = 28;
// Browsers stop counting somewhere above ten million pixels; beyond this the scroll bar stands for a share of the rows.
const MAX_HEIGHT = 4_000_000;

/** Any bytes, sixteen a row, of which only those in sight are in the page: its cost does not depend on the size. */
export default function HexRenderer({ content, name }: RendererProps) {
  const { t } = useResourceContext();
  const [first, setFirst] = useState(0);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const bytes = useMemo(() => content.bytes ?? new TextEncoder().encode(content.text ?? ""), [content]);
  const rows = Math.ceil(bytes.length / ROW_BYTES);
  const shown = Math.min(rows, VISIBLE_ROWS);
  const height = Math.min(rows * ROW_HEIGHT, MAX_HEIGHT);

  useIsomorphicLayoutEffect(() => {
    const onScroll = () => {
      const range = height - shown * ROW_HEIGHT;
      setFirst(range > 0 ? Math.round(Math.min(scroller!.scrollTop / range, 1) * (rows - shown)) : 0);
    };
    scroller?.addEventListener("scroll", onScroll, { passive: true });
    return () => scroller?.removeEventListener("scroll", onScroll);
  }, [scroller, height, rows, shown]);

  return (
    <div
      ref={setScroller}
      data-slot="resource-viewer-hex"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      role="group"
      aria-label={t("viewer.hex.label", { name })}
      style={{ maxBlockSize: VISIBLE_ROWS * ROW_HEIGHT }}
    >
      <div style={{ blockSize: height }}>
        <pre style={{ position: "sticky", insetBlockStart: 0, margin: 0, lineHeight: `${ROW_HEIGHT}px` }}>
          {Array.from({ length: shown }, (_, at) => hexRow(bytes, first + at)).join("\n")}
        </pre>
      </div>
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
