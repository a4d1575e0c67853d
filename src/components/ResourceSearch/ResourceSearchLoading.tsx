"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchLoadingProps extends PartProps<"div"> {}

/**
 * Says that the lists are coming while there is nothing to search yet. Renders a `<div>` with a progress bar.
 *
 * @selector [data-empty] there is nothing to say; stays in place so that a change is noticed
 */
export const ResourceSearchLoading = withRef(function ResourceSearchLoading({
  asChild,
  ...props
}: ResourceSearchLoadingProps) {
  const { t } = useResourceContext();
  const { status } = useResourceSearchContext("ResourceSearch.Loading");
  const isLoading = status === "loading";
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-search-loading" data-empty={dataAttribute(!isLoading)} hidden={!isLoading} {...props}>
      {props.children ??
        (isLoading && (
          <span role="progressbar" aria-label={t("search.loading")}>
            {t("search.loading")}
          </span>
        ))}
    </Element>
  );
});
