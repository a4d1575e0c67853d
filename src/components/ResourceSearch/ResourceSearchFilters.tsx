"use client";

import { X } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { SearchFilter } from "../../model/search/SearchFilter.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchFiltersProps extends PartProps<"ul"> {}

/**
 * The filters that are set and the servers that are muted, each removed by its button or by Backspace in the empty box. Renders a `<ul>`; nothing
 * where none is set.
 */
export const ResourceSearchFilters = withRef(function ResourceSearchFilters({
  asChild,
  children,
  ...props
}: ResourceSearchFiltersProps) {
  const { t, getServer } = useResourceContext();
  const { filters, removeFilter, mutedServers, setMuted } = useResourceSearchContext("ResourceSearch.Filters");
  const Element = asChild ? Slot.Root : "ul";
  if (filters.length + mutedServers.length === 0) return null;
  const nameOf = (server: string) => visibleText(getServer(server)?.label ?? server);
  const textOf = (filter: SearchFilter) => {
    if (filter.kind === "server") return nameOf(filter.value);
    if (filter.kind === "changed") return t("search.filter.changed", { count: filter.value });
    return t(`search.${filter.kind}.${filter.value}` as "search.type.image");
  };
  return (
    <Element data-slot="resource-search-filters" aria-label={t("search.filters")} {...props}>
      {fillChild(
        asChild,
        children,
        <>
          {mutedServers.map((id) => (
            <FilterChip
              key={`muted:${id}`}
              text={t("search.without", { server: nameOf(id) })}
              onRemove={(event) => setMuted(id, false, { reason: "filter-press", event })}
            />
          ))}
          {filters.map((filter) => (
            <FilterChip
              key={`${filter.kind}:${filter.value}`}
              text={textOf(filter)}
              onRemove={(event) => removeFilter(filter, { reason: "filter-press", event })}
            />
          ))}
        </>,
      )}
    </Element>
  );
});

function FilterChip({ text, onRemove }: { text: string; onRemove: (event: unknown) => void }) {
  const { t } = useResourceContext();
  return (
    <li data-slot="resource-search-filter">
      <bdi>{text}</bdi>
      <button type="button" aria-label={t("search.removeFilter", { filter: text })} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
