"use client";

import type { ReactNode } from "react";
import { useResourceMentionContext } from "./ResourceMentionContext.js";

/**
 * The text once more behind the field, with a mark where each mention stands; it also gives the field its height.
 * `hidden` until the style sheet shows it: without styles there would be two texts to read.
 */
export function ResourceMentionHighlights({ dir }: { dir: "ltr" | "rtl" | "auto" }) {
  const { composer } = useResourceMentionContext("ResourceMention.Input");
  const { text, inText } = composer;
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of inText) {
    pieces.push(
      text.slice(from, start),
      <mark key={start} data-slot="resource-mention-mark">
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return (
    <div data-slot="resource-mention-highlights" dir={dir} aria-hidden="true" hidden>
      {pieces}
      {text.slice(from)}
      {/* A last empty line has no height of its own; elsewhere this could begin a line that the field does not have. */}
      {/(^|\n)$/.test(text) && "\u200b"}
    </div>
  );
}
