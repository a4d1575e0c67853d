"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import { splitMiddle } from "../../utils/splitMiddle.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeItemContext } from "./ResourceTreeContext.js";
import { statusText } from "./statusText.js";

export interface ResourceTreeItemLabelProps extends PartProps<"span"> {}

/** The name of a row, shortened in the middle where it is too long, so that its ending stays. Renders a `<span>`. */
export const ResourceTreeItemLabel = withRef(function ResourceTreeItemLabel({
  asChild,
  children,
  ...props
}: ResourceTreeItemLabelProps) {
  const { t } = useResourceContext();
  const { node, tree } = useResourceTreeItemContext("ResourceTree.ItemLabel");
  const { model } = tree;
  const entry = model.entryOf(node);
  const text = entry.kind === "status" ? statusText(tree, node, t) : visibleText(model.nameOf(node));
  const [start, end] = splitMiddle(text);
  const Element = asChild ? Slot.Root : "span";
  return (
    <Element data-slot="resource-tree-item-label" dir="auto" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <span>{start}</span>
          {end !== "" && <span>{end}</span>}
        </>,
      )}
    </Element>
  );
});
