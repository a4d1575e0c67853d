"use client";
import { useState, type ReactNode } from "react";
import type { ResourceRef } from "../../../model/Resource.js";
import { matchMimeType } from "../../../model/mime/matchMimeType.js";
import { useKnownResource } from "../../../queries/useKnownResource.js";
import { useResourceContents } from "../../../queries/useResourceContents.js";
import { useDecodedContents } from "../../../state/useDecodedContents.js";
import { useImageSource } from "./useImageSource.js";
import { useNear } from "./useNear.js";

interface MarkdownResourceImageProps {
  resource: ResourceRef;
  alt: string;
  /** What stands in its place until it is read, and for good where it is no picture or too large. */
  children: ReactNode;
}

const MAX_SIZE = 5_000_000;

/** A picture that is another resource of the same server, read over MCP when it comes near the visible part. */
export function MarkdownResourceImage({ resource, alt, children }: MarkdownResourceImageProps) {
  const { ref, near } = useNear<HTMLSpanElement>();
  const [failed, setFailed] = useState(false);
  const known = useKnownResource(resource);
  const maybe = known?.mimeType === undefined || isShowable({ mimeType: known.mimeType, size: known.size ?? 0 });
  const { contents } = useResourceContents(resource, { enabled: near && maybe });
  const image = useDecodedContents(contents).find((item) => item && isShowable(item));
  const src = useImageSource(image);
  if (!src || failed) return <span ref={ref}>{children}</span>;
  return <img src={src} alt={alt} decoding="async" onError={() => setFailed(true)} />;
}

function isShowable({ mimeType, size }: { mimeType: string; size: number }): boolean {
  return size <= MAX_SIZE && matchMimeType("image/*", mimeType);
}
