"use client";
import { memo, useId, useMemo } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import type { MarkdownSlice as Slice } from "../../../model/contents/sliceMarkdown.js";
import { markdownComponents } from "./markdownComponents.js";
import { rehypeSafeIds } from "./rehypeSafeIds.js";
import { useNear } from "./useNear.js";

interface MarkdownSliceProps extends Slice {
  /** Parse now, not only when it comes near the visible part. */
  eager: boolean;
}

const REMARK = [remarkGfm];

/** A part of a markdown text. Until it comes near the visible part it is its own source, so that find in page finds it. */
export const MarkdownSlice = memo(function MarkdownSlice({ text, plain, eager }: MarkdownSliceProps) {
  const { ref, near } = useNear<HTMLDivElement>(eager);
  const prefix = useId();
  const rehype = useMemo(() => [[rehypeSafeIds, { prefix }] as [typeof rehypeSafeIds, { prefix: string }]], [prefix]);
  const parsed = near && !plain;
  return (
    <div ref={ref} data-slot="resource-viewer-slice" data-plain={parsed ? undefined : ""} dir="auto">
      {parsed ? (
        <Markdown remarkPlugins={REMARK} rehypePlugins={rehype} components={markdownComponents} urlTransform={keepUrl}>
          {text}
        </Markdown>
      ) : (
        text
      )}
    </div>
  );
});

// Links and images are judged where they are rendered, against the URI of the resource.
const keepUrl = (url: string) => url;
