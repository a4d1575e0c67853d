"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import { formatBytes } from "../../utils/formatBytes.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerTextButton } from "./ViewerTextButton.js";

export interface ResourceViewerSizePromptProps extends PartProps<"div"> {}

/** Asks before a resource above the Root's `maxSize` is read. Renders a `<div>`, or nothing when there is nothing to ask. */
export const ResourceViewerSizePrompt = withRef(function ResourceViewerSizePrompt({
  asChild,
  children,
  ...props
}: ResourceViewerSizePromptProps) {
  const { t, locale } = useResourceContext();
  const { status, name, known, confirmSize } = useResourceViewer("ResourceViewer.SizePrompt");
  if (status !== "too-large") return null;
  const size = formatBytes(known?.size ?? 0, locale);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-viewer-size-prompt" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <p>{t("viewer.tooLarge", { name, size })}</p>
          <ViewerTextButton onClick={confirmSize}>{t("viewer.readAnyway", { size })}</ViewerTextButton>
        </>,
      )}
    </Element>
  );
});
