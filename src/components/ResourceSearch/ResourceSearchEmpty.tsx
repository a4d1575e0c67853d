"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchEmptyProps extends PartProps<"div"> {}

/**
 * Says that nothing matches, and how to find more, or that there is nothing to search. Renders a `<div>`.
 *
 * @selector [data-empty] there are results, so there is nothing to say
 */
export const ResourceSearchEmpty = withRef(function ResourceSearchEmpty({
  asChild,
  children,
  ...props
}: ResourceSearchEmptyProps) {
  const { t } = useResourceContext();
  const { groups, status, listings, isStale, inputValue, filters, mutedServers, clearFilters, template } =
    useResourceSearchContext("ResourceSearch.Empty");
  const query = visibleText(inputValue.trim());
  const isFiltered = filters.length + mutedServers.length > 0;
  const isNarrowed = query !== "" || isFiltered;
  const isSearched = status !== "loading" && status !== "error" && !isStale && template?.status !== "loading";
  // Of a list that was stopped nobody knows whether it is empty.
  const isKnown = isNarrowed || listings.every((listing) => listing.status !== "stopped");
  const isEmpty = groups.length === 0 && isSearched && isKnown;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-search-empty" data-empty={dataAttribute(!isEmpty)} hidden={!isEmpty} {...props}>
      {fillChild(
        asChild,
        children,
        isEmpty && (
          <>
            <p>
              {!isNarrowed ? t("search.nothing") : query === "" ? t("search.noneLeft") : t("search.noMatch", { query })}
            </p>
            {isFiltered ? (
              <button
                type="button"
                data-button="plain"
                onClick={(event) => {
                  // The button goes with the filters.
                  event.currentTarget.closest("[cmdk-root]")?.querySelector("input")?.focus();
                  clearFilters({ reason: "clear-press", event });
                }}
              >
                {t("search.clearFilters")}
              </button>
            ) : (
              query !== "" && <p>{t("search.tryOther")}</p>
            )}
          </>
        ),
      )}
    </Element>
  );
});
