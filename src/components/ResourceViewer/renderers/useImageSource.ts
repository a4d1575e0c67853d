"use client";
import { useMemo } from "react";
import type { DecodedContents } from "../../../model/contents/DecodedContents.js";
import { parseMimeType } from "../../../model/mime/parseMimeType.js";
import { useObjectUrl } from "../../../utils/useObjectUrl.js";

/** An address for an `<img>` that shows content; null for a drawing that no browser would finish, undefined for none yet. */
export function useImageSource(content: DecodedContents | undefined): string | null | undefined {
  const essence = parseMimeType(content?.mimeType)?.essence ?? "";
  const isSvg = essence === "image/svg+xml";
  const url = useObjectUrl(isSvg ? undefined : content?.bytes, IMAGE_TYPES.test(essence) ? essence : "image/png");
  // A blob URL opened in a tab of its own has the page's origin and would run the scripts of an SVG; a data URL has none.
  const data = useMemo(() => (isSvg ? svgDataUrl(content?.text ?? "") : undefined), [isSvg, content]);
  return isSvg ? data : url;
}

// What browsers decode as pictures. The bytes get one of these as their type, never the server's own word.
const IMAGE_TYPES = /^image\/(png|jpeg|gif|webp|avif|bmp|x-icon|apng|tiff|heic|jxl)$/;

const MAX_USES = 24;

function svgDataUrl(svg: string): string | null {
  // A few dozen of these, one inside the other, draw more shapes than a browser ever finishes with.
  const uses = svg.match(/<(?:[\w.-]+:)?use[\s/>]/g)?.length ?? 0;
  if (uses > MAX_USES || svg.includes("<!ENTITY")) return null;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\p{Cs}/gu, "\ufffd"))}`;
}
