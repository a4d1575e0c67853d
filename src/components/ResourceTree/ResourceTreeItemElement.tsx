"use client";

import { Slot } from "radix-ui";
import { memo, type CSSProperties, type MouseEvent, type Ref } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import { isShallowEqual } from "../../utils/isShallowEqual.js";
import type { PartProps } from "../../utils/PartProps.js";
import { ResourceTreeItemContextProvider, type ResourceTreeContextValue } from "./ResourceTreeContext.js";
import { ResourceTreeItemCheckbox } from "./ResourceTreeItemCheckbox.js";
import { ResourceTreeItemIcon } from "./ResourceTreeItemIcon.js";
import { ResourceTreeItemLabel } from "./ResourceTreeItemLabel.js";
import { ResourceTreeItemMeta } from "./ResourceTreeItemMeta.js";
import { ResourceTreeItemToggle } from "./ResourceTreeItemToggle.js";
import type { RowFacts } from "./rowFacts.js";
import { statusText } from "./statusText.js";
import { uriOfEntry } from "./uriOfEntry.js";

interface ResourceTreeItemElementProps {
  tree: ResourceTreeContextValue;
  node: number;
  facts: RowFacts;
  itemRef: Ref<HTMLDivElement> | undefined;
  props: PartProps<"div">;
}

/**
 * The element of a row, drawn again only when its facts or what the host gives it change: an arrow key draws two rows,
 * whatever the window shows. Its parts get the tree from the row and not from the root, which changes at every key.
 */
export const ResourceTreeItemElement = memo(function ResourceTreeItemElement({
  tree,
  node,
  facts,
  itemRef,
  props: { asChild, children, ...props },
}: ResourceTreeItemElementProps) {
  const { t } = useResourceContext();
  const { model, selectionMode } = tree;
  const { entry, name, level, setSize, position, isFolder, isExpanded, isDisabled, isActive, checkState } = facts;
  const isStatus = entry.kind === "status";
  const canSelect =
    selectionMode !== "none" && !isStatus && (selectionMode === "multiple" || model.refOf(node) !== null);
  const isLoading = "load" in entry && entry.load === "loading";
  const Element = asChild ? Slot.Root : "div";
  const press = (event: MouseEvent) => {
    tree.hasFocus.current = true;
    tree.setActive(node);
    const details = { reason: "item-press" as const, event };
    if (selectionMode === "multiple" && (event.ctrlKey || event.metaKey)) tree.toggleSelected(node, details);
    else if (selectionMode === "multiple" && event.shiftKey) tree.selectTo(node, details);
    else tree.open(node, details);
  };
  return (
    <ResourceTreeItemContextProvider value={{ node, tree }}>
      <Element
        {...mergeProps(
          {
            "data-slot": "resource-tree-item",
            role: "treeitem",
            "aria-label": isStatus ? statusText(tree, node, t) : visibleText(name),
            "aria-level": level,
            "aria-setsize": setSize,
            "aria-posinset": position,
            "aria-expanded": isFolder ? isExpanded : undefined,
            "aria-selected": canSelect ? checkState === "all" : undefined,
            "aria-disabled": isDisabled || undefined,
            "aria-busy": isLoading || undefined,
            "data-level": level,
            "data-kind": entry.kind,
            "data-state": isStatus ? entry.status : undefined,
            "data-highlighted": dataAttribute(isActive),
            "data-selected": dataAttribute(checkState === "all"),
            "data-indeterminate": dataAttribute(checkState === "some"),
            "data-expanded": dataAttribute(isExpanded),
            "data-disabled": dataAttribute(isDisabled),
            "data-loading": dataAttribute(isLoading),
            title: uriOfEntry(entry),
            tabIndex: isActive ? 0 : -1,
            style: { "--mcpr-level": level } as CSSProperties,
            onMouseDown: (event: MouseEvent) => {
              // The focus would move the keyboard here, and a range begins where the keyboard was.
              if (event.shiftKey) event.preventDefault();
            },
            onClick: press,
            onFocus: () => {
              if (!isActive) tree.setActive(node);
            },
          },
          props,
        )}
        ref={itemRef}
      >
        {fillChild(
          asChild,
          children,
          <>
            <ResourceTreeItemToggle />
            {selectionMode === "multiple" &&
              (facts.leaves > 0 ? <ResourceTreeItemCheckbox /> : <span data-slot="resource-tree-item-blank" />)}
            <ResourceTreeItemIcon />
            <ResourceTreeItemLabel />
            <ResourceTreeItemMeta />
          </>,
        )}
      </Element>
    </ResourceTreeItemContextProvider>
  );
}, isSameRow);

function isSameRow(before: ResourceTreeItemElementProps, after: ResourceTreeItemElementProps): boolean {
  return (
    before.node === after.node &&
    before.itemRef === after.itemRef &&
    isShallowEqual(before.facts, after.facts) &&
    isShallowEqual(before.props, after.props)
  );
}
