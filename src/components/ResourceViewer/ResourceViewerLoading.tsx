"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerTextButton } from "./ViewerTextButton.js";

export interface ResourceViewerLoadingProps extends PartProps<"div"> {}

/** Progress of a read under way, with Cancel. Renders a `<div>`, or nothing at other times. */
export const ResourceViewerLoading = withRef(function ResourceViewerLoading({
  asChild,
  children,
  ...props
}: ResourceViewerLoadingProps) {
  const { t } = useResourceContext();
  const { status, name, read } = useResourceViewer("ResourceViewer.Loading");
  if (status !== "loading") return null;
  const { progress, total, message } = read.progress ?? { progress: 0 };
  const share = total !== undefined && total > 0 ? Math.min(Math.max(progress / total, 0), 1) : undefined;
  const label = t("viewer.loading", { name });
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-viewer-loading" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <span>{message ? visibleText(message) : label}</span>
          <span
            role="progressbar"
            data-slot="resource-viewer-progress"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
          >
            <span style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }} />
          </span>
          <ViewerTextButton onClick={read.cancel}>{t("action.cancel")}</ViewerTextButton>
        </>,
      )}
    </Element>
  );
});
