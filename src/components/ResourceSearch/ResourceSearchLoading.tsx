"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchLoadingProps extends PartProps<"div"> {}

/**
 * Says that the lists are coming while there is nothing to search yet, which server is slow, and that lists were
 * stopped; with Stop, and Continue. Renders a `<div>` with a progress bar.
 *
 * @selector [data-empty] there is nothing to say; stays in place so that a change is noticed
 */
export const ResourceSearchLoading = withRef(function ResourceSearchLoading({
  asChild,
  children,
  ...props
}: ResourceSearchLoadingProps) {
  const { t } = useResourceContext();
  const { status, listings } = useResourceSearchContext("ResourceSearch.Loading");
  const isLoading = status === "loading";
  const slow = listings.filter(({ isSlow }) => isSlow);
  const stopped = listings.filter((listing) => listing.status === "stopped");
  const isSlow = slow.length > 0;
  const isEmpty = !isLoading && !isSlow && stopped.length === 0;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-search-loading" data-empty={dataAttribute(isEmpty)} hidden={isEmpty} {...props}>
      {fillChild(
        asChild,
        children,
        !isEmpty && (
          <>
            {isLoading && (
              <span role="progressbar" aria-label={t("search.loading")}>
                {t("search.loading")}
              </span>
            )}
            {(isSlow || stopped.length > 0) && (
              <>
                <span>
                  {isSlow ? t("tree.slow", { server: visibleText(slow[0]!.server.label) }) : t("tree.stopped")}
                </span>
                {/* One button, so that it keeps the focus. */}
                <button
                  type="button"
                  data-button="quiet"
                  onClick={() => (isSlow ? slow : stopped).forEach(isSlow ? stop : resume)}
                >
                  {t(isSlow ? "tree.stop" : "tree.resume")}
                </button>
              </>
            )}
          </>
        ),
      )}
    </Element>
  );
});

const stop = (listing: ResourceListing) => listing.stop();
const resume = (listing: ResourceListing) => listing.resume();
