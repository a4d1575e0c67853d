"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeContext } from "./ResourceTreeContext.js";

export interface ResourceTreeLoadingProps extends PartProps<"div"> {}

/**
 * A bar while lists are coming, with Stop, and Continue where they were stopped. How much has come is for
 * `ResourceTree.Status` to say. Renders a `<div>`.
 *
 * @selector [data-empty] nothing is coming; stays in place so that a change is noticed
 */
export const ResourceTreeLoading = withRef(function ResourceTreeLoading({
  asChild,
  children,
  ...props
}: ResourceTreeLoadingProps) {
  const { t } = useResourceContext();
  const { listings, status } = useResourceTreeContext("ResourceTree.Loading");
  const isComing = status === "loading" || status === "partial";
  const stopped = listings.filter((listing) => listing.status === "stopped");
  const slow = listings.filter(({ isSlow }) => isSlow);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-tree-loading" data-empty={dataAttribute(!isComing && stopped.length === 0)} {...props}>
      {fillChild(
        asChild,
        children,
        <>
          {isComing && <span role="progressbar" aria-label={t("tree.loading")} data-slot="resource-tree-progress" />}
          {(isComing || stopped.length > 0) && (
            <>
              <span>
                {t(isComing ? "tree.loading" : "tree.stopped")}
                {isComing && slow[0] && ` ${t("tree.slow", { server: visibleText(slow[0].server.label) })}`}
              </span>
              {/* One button, so that it keeps the focus. */}
              <button
                type="button"
                data-button="quiet"
                onClick={() => (isComing ? listings : stopped).forEach(isComing ? stop : resume)}
              >
                {t(isComing ? "tree.stop" : "tree.resume")}
              </button>
            </>
          )}
        </>,
      )}
    </Element>
  );
});

const stop = (listing: ResourceListing) => listing.stop();
const resume = (listing: ResourceListing) => listing.resume();
