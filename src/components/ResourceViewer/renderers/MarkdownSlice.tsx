"use client";
import { memo, useEffect, useId, useMemo, useRef, useState } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import type { MarkdownSlice as Slice } from "../../../model/contents/sliceMarkdown.js";
import { markdownComponents } from "./markdownComponents.js";
import { rehypeSafeIds } from "./rehypeSafeIds.js";

interface MarkdownSliceProps {
  slice: Slice;
  /** Parse now, not only when it comes near the visible part. */
  eager: boolean;
}

const REMARK = [remarkGfm];

/** A part of a markdown text. Until it comes near the visible part it is its own source, so that find in page finds it. */
export const MarkdownSlice = memo(function MarkdownSlice({ slice, eager }: MarkdownSliceProps) {
  const [near, setNear] = useState(eager);
  const ref = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const rehype = useMemo(() => [[rehypeSafeIds, { prefix }] as [typeof rehypeSafeIds, { prefix: string }]], [prefix]);
  useEffect(() => {
    if (near || slice.plain || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "400px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, slice]);

  const parsed = near && !slice.plain;
  return (
    <div ref={ref} data-slot="resource-viewer-slice" data-plain={parsed ? undefined : ""} dir="auto">
      {parsed ? (
        <Markdown remarkPlugins={REMARK} rehypePlugins={rehype} components={markdownComponents} urlTransform={keepUrl}>
          {slice.text}
        </Markdown>
      ) : (
        slice.text
      )}
    </div>
  );
});

// Links and images are judged where they are rendered, against the URI of the resource.
const keepUrl = (url: string) => url;
