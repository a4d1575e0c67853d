"use client";

import { Slot } from "radix-ui";
import { useEffect } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { KeyHints } from "../KeyHints.js";
import { useLiveText } from "../useLiveText.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchStatusProps extends PartProps<"div"> {
  /** False where something else says how many are chosen. */
  countsChosen?: boolean | undefined;
}

/** How many results there are, and whether all lists have been searched. Renders a `<div>` with a polite status. */
export const ResourceSearchStatus = withRef(function ResourceSearchStatus({
  countsChosen = true,
  asChild,
  children,
  ...props
}: ResourceSearchStatusProps) {
  const { t } = useResourceContext();
  const { total, isComplete, loadedCount, inputValue, filters, template, value, selectionMode, lastPin } =
    useResourceSearchContext("ResourceSearch.Status");
  const parts = [
    template?.status === "error"
      ? t("mention.valuesFailed", { variable: visibleText(template.step.variable) })
      : template?.status === "loading"
        ? t("mention.loadingValues", { variable: visibleText(template.step.variable) })
        : template
          ? t("search.values", { count: total, variable: visibleText(template.step.variable) })
          : t("search.count", { count: total }),
    !isComplete && t("search.soFar", { count: loadedCount }),
    countsChosen && selectionMode === "multiple" && value.length > 0 && t("search.chosen", { count: value.length }),
  ];
  const text = parts.filter(Boolean).join(" · ");
  const asked = `${inputValue} ${filters.length}`;
  const [said, announce] = useLiveText(text, isComplete ? `${asked} ${text}` : asked);
  useEffect(() => {
    if (!lastPin) return;
    announce(t(lastPin.pinned ? "search.nowPinned" : "search.nowUnpinned", { name: visibleText(lastPin.name) }));
  }, [lastPin, announce, t]);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-search-status" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <span aria-hidden="true">{text}</span>
          <KeyHints
            hints={[
              ["↑↓", t("keys.move")],
              ["↵", t("keys.choose")],
            ]}
          />
          <span role="status" data-visually-hidden="">
            {said}
          </span>
        </>,
      )}
    </Element>
  );
});
