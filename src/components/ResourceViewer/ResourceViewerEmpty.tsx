"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceViewer } from "./ResourceViewerContext.js";

export interface ResourceViewerEmptyProps extends PartProps<"div"> {}

/**
 * Says that the server answered without contents, which may mean anything, or that nothing is chosen yet. Renders a
 * `<div>`, or nothing when there is something to show.
 */
export const ResourceViewerEmpty = withRef(function ResourceViewerEmpty({
  asChild,
  children,
  ...props
}: ResourceViewerEmptyProps) {
  const { t } = useResourceContext();
  const { status, name } = useResourceViewer("ResourceViewer.Empty");
  if (status !== "empty" && status !== "idle") return null;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-viewer-empty" {...props}>
      {fillChild(asChild, children, status === "idle" ? t("viewer.nothingChosen") : t("viewer.noContents", { name }))}
    </Element>
  );
});
