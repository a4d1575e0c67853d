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
 * Says that nothing matches, or that there is nothing to search. Renders a `<div>`.
 *
 * @selector [data-empty] there are results, so there is nothing to say
 */
export const ResourceSearchEmpty = withRef(function ResourceSearchEmpty({
  asChild,
  children,
  ...props
}: ResourceSearchEmptyProps) {
  const { t } = useResourceContext();
  const { groups, status, listings, isStale, inputValue, filters, template } =
    useResourceSearchContext("ResourceSearch.Empty");
  const isNarrowed = inputValue.trim() !== "" || filters.length > 0;
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
        isEmpty && (isNarrowed ? t("search.noMatch", { query: visibleText(inputValue.trim()) }) : t("search.nothing")),
      )}
    </Element>
  );
});
