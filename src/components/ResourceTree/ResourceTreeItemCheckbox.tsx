"use client";

import { Check, Minus } from "lucide-react";
import { Slot } from "radix-ui";
import type { MouseEvent } from "react";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeItemContext } from "./ResourceTreeContext.js";

export interface ResourceTreeItemCheckboxProps extends PartProps<"span"> {}

/**
 * Shows what is chosen and chooses by mouse; the keyboard does it on the row. A folder's covers all that is in it.
 * Renders a `<span>`, nothing where there is nothing to choose.
 *
 * @selector [data-state="some"] `none`, `some` or `all`
 */
export const ResourceTreeItemCheckbox = withRef(function ResourceTreeItemCheckbox({
  asChild,
  children,
  ...props
}: ResourceTreeItemCheckboxProps) {
  const { node, tree } = useResourceTreeItemContext("ResourceTree.ItemCheckbox");
  const { model, checkStateOf, toggleSelected } = tree;
  const state = checkStateOf(node);
  const Element = asChild ? Slot.Root : "span";
  if (model.rows.leavesOf(node) === 0) return null;
  return (
    <Element
      {...mergeProps(
        {
          "data-slot": "resource-tree-item-checkbox",
          "data-state": state,
          "aria-hidden": true,
          onClick: (event: MouseEvent) => {
            event.stopPropagation();
            toggleSelected(node, { reason: "item-press", event });
          },
        },
        props,
      )}
    >
      {children ?? (state === "all" ? <Check /> : state === "some" ? <Minus /> : null)}
    </Element>
  );
});
