"use client";

import { ChevronRight } from "lucide-react";
import { Slot } from "radix-ui";
import type { MouseEvent } from "react";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeItemContext } from "./ResourceTreeContext.js";

export interface ResourceTreeItemToggleProps extends PartProps<"span"> {}

/**
 * Opens and closes a folder by mouse; the keyboard does it on the row. Renders a `<span>`, empty beside what cannot be
 * opened, so that names stand in line.
 *
 * @selector [data-expanded] the folder is open
 */
export const ResourceTreeItemToggle = withRef(function ResourceTreeItemToggle({
  asChild,
  children,
  ...props
}: ResourceTreeItemToggleProps) {
  const { node, tree } = useResourceTreeItemContext("ResourceTree.ItemToggle");
  const { model, setExpanded } = tree;
  const isFolder = model.rows.isFolder(node);
  const isExpanded = isFolder && model.rows.isExpanded(node);
  const Element = asChild ? Slot.Root : "span";
  return (
    <Element
      {...mergeProps(
        {
          "data-slot": "resource-tree-item-toggle",
          "data-expanded": dataAttribute(isExpanded),
          "aria-hidden": true,
          onClick: (event: MouseEvent) => {
            if (!isFolder) return;
            event.stopPropagation();
            setExpanded(node, !isExpanded, { reason: "item-press", event });
          },
        },
        props,
      )}
    >
      {isFolder && (children ?? <ChevronRight />)}
    </Element>
  );
});
