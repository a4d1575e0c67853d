"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { Translate } from "../../locales/createTranslator.js";
import { visibleText } from "../../model/visibleText.js";
import type { SearchTemplate } from "../../state/search/useSearchTemplate.js";
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
  const noMatch = query === "" ? t("search.noneLeft") : t("search.noMatch", { query });
  const isEmpty = groups.length === 0 && isSearched && isKnown;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-search-empty" data-empty={dataAttribute(!isEmpty)} hidden={!isEmpty} {...props}>
      {fillChild(
        asChild,
        children,
        isEmpty && (
          <>
            <p>{template ? textOfNoValues(template, t) : isNarrowed ? noMatch : t("search.nothing")}</p>
            {isFiltered && !template ? (
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
              query !== "" && !template && <p>{t("search.tryOther")}</p>
            )}
          </>
        ),
      )}
    </Element>
  );
});

function textOfNoValues({ status, step }: SearchTemplate, t: Translate): string {
  const variable = visibleText(step.variable);
  return t(status === "error" ? "mention.valuesFailed" : "search.noValues", { variable });
}
