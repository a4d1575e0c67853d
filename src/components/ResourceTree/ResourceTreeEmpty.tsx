"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeContext } from "./ResourceTreeContext.js";

export interface ResourceTreeEmptyProps extends PartProps<"div"> {}

/**
 * Says that there are no resources, or that none matches the filter. Renders a `<div>`.
 *
 * @selector [data-empty] there are rows, so there is nothing to say
 */
export const ResourceTreeEmpty = withRef(function ResourceTreeEmpty({
  asChild,
  children,
  ...props
}: ResourceTreeEmptyProps) {
  const { t } = useResourceContext();
  const { rowCount, filterText, isStale } = useResourceTreeContext("ResourceTree.Empty");
  const isEmpty = rowCount === 0 && !isStale;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-tree-empty" data-empty={dataAttribute(!isEmpty)} hidden={!isEmpty} {...props}>
      {fillChild(
        asChild,
        children,
        isEmpty &&
          (filterText.trim() === "" ? t("tree.empty") : t("tree.noMatch", { query: visibleText(filterText.trim()) })),
      )}
    </Element>
  );
});
