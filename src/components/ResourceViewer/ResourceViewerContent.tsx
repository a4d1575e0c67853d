"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useFirstOf } from "../../utils/useFirstOf.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { useScrolls } from "../../utils/useScrolls.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerArticle } from "./ViewerArticle.js";
import { ViewerDirectory } from "./ViewerDirectory.js";
import { ViewerNotice } from "./ViewerNotice.js";
import { ViewerTextButton } from "./ViewerTextButton.js";

export interface ResourceViewerContentProps extends PartProps<"div"> {}

const ARTICLES_STEP = 50;

/**
 * What the resource holds: an `<article>` for each of its contents, or the entries of a directory. Renders a `<div>`,
 * or nothing while there is nothing to show.
 */
export const ResourceViewerContent = withRef(function ResourceViewerContent({
  asChild,
  children,
  ref,
  ...props
}: ResourceViewerContentProps) {
  const { t } = useResourceContext();
  const { ref: own, scrolls } = useScrolls<HTMLDivElement>();
  const mergedRef = useMergedRef(own, ref);
  const { name, items, status, read } = useResourceViewer("ResourceViewer.Content");
  const { shown, left, showMore } = useFirstOf(items, ARTICLES_STEP);
  // A refresh that failed takes nothing away from the screen.
  const isKept = status === "error" && items.length > 0;
  if (status !== "success" && status !== "directory" && !isKept) return null;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element
      data-slot="resource-viewer-content"
      {...(scrolls && { role: "group", "aria-label": t("viewer.textOf", { name }), tabIndex: 0 })}
      {...props}
      ref={mergedRef}
    >
      {fillChild(
        asChild,
        children,
        status === "directory" ? (
          <ViewerDirectory />
        ) : (
          <>
            {read.isError && <ViewerNotice tone="danger">{t("viewer.isError")}</ViewerNotice>}
            {read.unreadable > 0 && (
              <ViewerNotice tone="warning">{t("viewer.unreadable", { count: read.unreadable })}</ViewerNotice>
            )}
            {shown.map((item) => (
              <ViewerArticle key={item.index} item={item} />
            ))}
            {left > 0 && (
              <ViewerTextButton onClick={showMore}>{t("viewer.showMore", { count: left })}</ViewerTextButton>
            )}
          </>
        ),
      )}
    </Element>
  );
});
