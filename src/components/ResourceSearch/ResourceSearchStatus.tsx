"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import { useDebounced } from "../../utils/useDebounced.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchStatusProps extends PartProps<"div"> {}

const SPOKEN_AFTER_MS = 600;

/** How many results there are, and whether all lists have been searched. Renders a `<div>` with a polite status. */
export const ResourceSearchStatus = withRef(function ResourceSearchStatus({
  asChild,
  children,
  ...props
}: ResourceSearchStatusProps) {
  const { t } = useResourceContext();
  const { total, isComplete, loadedCount, template, value, selectionMode, lastPin } =
    useResourceSearchContext("ResourceSearch.Status");
  const parts = [
    template?.status === "error"
      ? t("mention.valuesFailed", { variable: visibleText(template.step.variable) })
      : template
        ? t("search.values", { count: total, variable: template.step.variable })
        : t("search.count", { count: total }),
    !isComplete && t("search.soFar", { count: loadedCount }),
    selectionMode === "multiple" && value.length > 0 && t("search.chosen", { count: value.length }),
  ];
  const text = parts.filter(Boolean).join(" · ");
  const notice =
    lastPin && t(lastPin.pinned ? "search.nowPinned" : "search.nowUnpinned", { name: visibleText(lastPin.name) });
  // Spoken when it stands still: counts that race by are noise.
  const spoken = useDebounced(notice ?? text, SPOKEN_AFTER_MS);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-search-status" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <span aria-hidden="true">{text}</span>
          <span role="status" data-visually-hidden="">
            {spoken}
          </span>
        </>,
      )}
    </Element>
  );
});
