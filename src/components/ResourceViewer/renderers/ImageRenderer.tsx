"use client";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { useResourceViewer } from "../ResourceViewerContext.js";
import { useImageSource } from "./useImageSource.js";
import { ViewerButton } from "../ViewerButton.js";

const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 8];

/** A picture on a checkerboard, fitted or zoomed. SVG is shown by `<img>` only, where it can neither run nor load anything. */
export default function ImageRenderer({ content, name, onFail }: RendererProps) {
  const { t } = useResourceContext();
  const { announce } = useResourceViewer("ResourceViewer.Content");
  const src = useImageSource(content);
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [zoom, setZoom] = useState<number | "fit">("fit");
  if (src === null) throw new Error("The drawing may multiply itself without end.");
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
          <ViewerButton
            key={label}
            label={label}
            disabled={to === undefined}
            onClick={() => {
              if (to === undefined) return;
              setZoom(to);
              announce(to === "fit" ? label : t("viewer.image.zoom", { percent: to * 100 }));
            }}
          >
            <Icon aria-hidden="true" />
          </ViewerButton>
        ))}
      </figcaption>
    </figure>
  );
}
