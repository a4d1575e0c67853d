"use client";
import { Slot } from "radix-ui";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { InputRequestOnDemand } from "../ResourceInputRequest/InputRequestOnDemand.js";
import { useResourceViewer } from "./ResourceViewerContext.js";

export interface ResourceViewerInputRequestProps extends PartProps<"div"> {}

/** What the server asks before it answers. Renders a `<div>`, or nothing while it asks nothing. */
export const ResourceViewerInputRequest = withRef(function ResourceViewerInputRequest({
  asChild,
  children,
  ...props
}: ResourceViewerInputRequestProps) {
  const { status, read, resource } = useResourceViewer("ResourceViewer.InputRequest");
  if (status !== "input-required" || read.inputRequest === null || resource === null) return null;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-viewer-input-request" {...props}>
      {fillChild(
        asChild,
        children,
        <InputRequestOnDemand request={read.inputRequest} server={resource.server} onRespond={read.respond} />,
      )}
    </Element>
  );
});
