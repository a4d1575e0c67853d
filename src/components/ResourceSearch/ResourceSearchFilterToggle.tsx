"use client";

import { ListFilter } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchFilterToggleProps extends PartProps<"button"> {}

/**
 * Shows and hides what can be filtered by. Renders a `<button>` called "Filter".
 *
 * @selector [data-expanded] the panel is shown
 */
export const ResourceSearchFilterToggle = withRef(function ResourceSearchFilterToggle({
  asChild,
  children,
  ...props
}: ResourceSearchFilterToggleProps) {
  const { t } = useResourceContext();
  const { filterPanel } = useResourceSearchContext("ResourceSearch.FilterToggle");
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      type="button"
      data-slot="resource-search-filter-toggle"
      data-expanded={dataAttribute(filterPanel.isOpen)}
      aria-label={t("search.filter")}
      title={t("search.filter")}
      aria-expanded={filterPanel.isOpen}
      aria-controls={filterPanel.isOpen ? filterPanel.id : undefined}
      {...mergeProps({ onClick: () => filterPanel.setOpen(!filterPanel.isOpen) }, props)}
    >
      {fillChild(asChild, children, <ListFilter aria-hidden="true" />)}
    </Element>
  );
});
