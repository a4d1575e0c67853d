"use client";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useMemo, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { parseMimeType } from "../../../model/mime/parseMimeType.js";
import { useObjectUrl } from "../../../utils/useObjectUrl.js";
import type { RendererProps } from "../ResourceRenderer.js";

const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 8];

/** A picture on a checkerboard, fitted or zoomed. SVG is shown by `<img>` only, where it can neither run nor load anything. */
export default function ImageRenderer({ content, name, onFail }: RendererProps) {
  const { t } = useResourceContext();
  const src = useImageSource(content);
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [zoom, setZoom] = useState<number | "fit">("fit");
  const scale = zoom === "fit" ? 1 : zoom;
  const smaller = STEPS.findLast((step) => step < scale);
  const larger = STEPS.find((step) => step > scale);
  const buttons = [
    { label: t("viewer.image.zoomOut"), Icon: ZoomOut, to: smaller },
    { label: t("viewer.image.zoomIn"), Icon: ZoomIn, to: larger },
    { label: t("viewer.image.fit"), Icon: Maximize, to: zoom === "fit" ? undefined : ("fit" as const) },
  ];
  return (
    <figure data-slot="resource-viewer-image">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a zoomed picture is scrolled by keyboard */}
      <div data-slot="resource-viewer-canvas" data-zoomed={zoom === "fit" ? undefined : ""} tabIndex={0}>
        {src && (
          <img
            src={src}
            alt={name}
            decoding="async"
            style={
              zoom === "fit" || !natural
                ? undefined
                : { inlineSize: natural.width * zoom, maxInlineSize: "none", maxBlockSize: "none" }
            }
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setNatural({ width, height })
            }
            onError={() => onFail(new Error("The image could not be decoded."))}
          />
        )}
      </div>
      <figcaption data-slot="resource-viewer-toolbar">
        <span>{natural && t("viewer.image.dimensions", natural)}</span>
        {zoom !== "fit" && <span>{t("viewer.image.zoom", { percent: zoom * 100 })}</span>}
        {buttons.map(({ label, Icon, to }) => (
          <button
            key={label}
            type="button"
            data-slot="resource-viewer-button"
            aria-label={label}
            title={label}
            disabled={to === undefined}
            onClick={() => to !== undefined && setZoom(to)}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </figcaption>
    </figure>
  );
}

// What browsers decode as pictures. The bytes get one of these as their type, never the server's own word.
const IMAGE_TYPES = /^image\/(png|jpeg|gif|webp|avif|bmp|x-icon|apng|tiff|heic|jxl)$/;

function useImageSource({ mimeType, text = "", bytes }: RendererProps["content"]): string | undefined {
  const essence = parseMimeType(mimeType)?.essence ?? "";
  const isSvg = essence === "image/svg+xml";
  const url = useObjectUrl(isSvg ? undefined : bytes, IMAGE_TYPES.test(essence) ? essence : "image/png");
  // A blob URL opened in a tab of its own has the page's origin and would run the scripts of an SVG; a data URL has none.
  const data = useMemo(() => (isSvg ? svgDataUrl(text) : undefined), [isSvg, text]);
  return isSvg ? data : url;
}

const MAX_USES = 24;

function svgDataUrl(svg: string): string {
  // A few dozen of these, one inside the other, draw more shapes than a browser ever finishes with.
  const uses = svg.match(/<(?:[\w.-]+:)?use[\s/>]/g)?.length ?? 0;
  if (uses > MAX_USES || svg.includes("<!ENTITY")) throw new Error("The drawing may multiply itself without end.");
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\p{Cs}/gu, "\ufffd"))}`;
}
