"use client";
import { ExternalLink, RefreshCw } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerItemActions } from "./ViewerItemActions.js";
import { ViewerButton } from "./ViewerButton.js";

export interface ResourceViewerActionsProps extends PartProps<"div"> {}

/**
 * What can be done with what is shown: source, copy and download (of several contents, each has its own), refresh, open
 * elsewhere. Renders a `<div role="group">`.
 */
export const ResourceViewerActions = withRef(function ResourceViewerActions({
  asChild,
  children,
  ...props
}: ResourceViewerActionsProps) {
  const { t } = useResourceContext();
  const { items, resource, status, refresh, openElsewhere } = useResourceViewer("ResourceViewer.Actions");
  const Element = asChild ? Slot.Root : "div";
  const canRefresh = resource !== null && /^(success|empty|directory)$/.test(status);
  return (
    <Element role="group" aria-label={t("viewer.actions")} data-slot="resource-viewer-actions" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          {items.length === 1 && <ViewerItemActions item={items[0]!} />}
          {canRefresh && (
            <ViewerButton label={t("viewer.refresh")} onClick={refresh}>
              <RefreshCw aria-hidden="true" />
            </ViewerButton>
          )}
          {openElsewhere && (
            <ViewerButton label={t("viewer.openElsewhere")} onClick={openElsewhere}>
              <ExternalLink aria-hidden="true" data-mirrored="" />
            </ViewerButton>
          )}
        </>,
      )}
    </Element>
  );
});
