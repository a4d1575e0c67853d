"use client";

import { X } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { SearchFilter } from "../../model/search/SearchFilter.js";
import { visibleText } from "../../model/visibleText.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchFiltersProps extends PartProps<"ul"> {}

/**
 * The filters that are set, each removed by its button or by Backspace in the empty box. Renders a `<ul>`; nothing
 * where none is set.
 */
export const ResourceSearchFilters = withRef(function ResourceSearchFilters({
  asChild,
  ...props
}: ResourceSearchFiltersProps) {
  const { t, getServer } = useResourceContext();
  const { filters, removeFilter } = useResourceSearchContext("ResourceSearch.Filters");
  const Element = asChild ? Slot.Root : "ul";
  if (filters.length === 0) return null;
  const textOf = (filter: SearchFilter) => {
    if (filter.kind === "server") return visibleText(getServer(filter.value)?.label ?? filter.value);
    if (filter.kind === "changed") return t("search.filter.changed", { count: filter.value });
    return t(`search.${filter.kind}.${filter.value}` as "search.type.image");
  };
  return (
    <Element data-slot="resource-search-filters" aria-label={t("search.filters")} {...props}>
      {props.children ??
        filters.map((filter) => (
          <li key={`${filter.kind}:${filter.value}`} data-slot="resource-search-filter">
            <bdi>{textOf(filter)}</bdi>
            <button
              type="button"
              aria-label={t("search.removeFilter", { filter: textOf(filter) })}
              onClick={() => removeFilter(filter)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
    </Element>
  );
});
