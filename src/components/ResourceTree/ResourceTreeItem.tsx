"use client";

import { Slot } from "radix-ui";
import type { CSSProperties, MouseEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceTreeItemContextProvider, useResourceTreeContext } from "./ResourceTreeContext.js";
import { ResourceTreeItemCheckbox } from "./ResourceTreeItemCheckbox.js";
import { ResourceTreeItemIcon } from "./ResourceTreeItemIcon.js";
import { ResourceTreeItemLabel } from "./ResourceTreeItemLabel.js";
import { ResourceTreeItemMeta } from "./ResourceTreeItemMeta.js";
import { ResourceTreeItemToggle } from "./ResourceTreeItemToggle.js";
import { statusText } from "./statusText.js";
import { uriOfEntry } from "./uriOfEntry.js";

export interface ResourceTreeItemProps extends PartProps<"div"> {
  /** The node, as `ResourceTree.List` gives it. */
  node: number;
}

/**
 * One row. Renders a `<div role="treeitem">` named by display name only, with its level, place and state right however
 * few rows are mounted.
 *
 * @selector [data-highlighted] the keyboard is here
 * @selector [data-selected] chosen
 * @selector [data-indeterminate] a folder of which a part is chosen
 * @selector [data-expanded] an open folder
 * @selector [data-disabled] cannot be chosen
 * @selector [data-loading] its children are being fetched
 * @selector [data-level="2"] the level, from 1
 * @selector [data-kind="folder"] `server`, `folder`, `resource`, `template`, `value` or `status`
 */
export const ResourceTreeItem = withRef(function ResourceTreeItem({
  asChild,
  node,
  children,
  ...props
}: ResourceTreeItemProps) {
  const { t } = useResourceContext();
  const tree = useResourceTreeContext("ResourceTree.Item");
  const { model, selectionMode } = tree;
  const { rows } = model;
  const entry = model.entryOf(node);
  const isFolder = rows.isFolder(node);
  const isExpanded = isFolder && rows.isExpanded(node);
  const isStatus = entry.kind === "status";
  const state = tree.checkStateOf(node);
  const canSelect =
    selectionMode !== "none" && !isStatus && (selectionMode === "multiple" || model.refOf(node) !== null);
  const level = rows.levelOf(node);
  const isActive = tree.active === node;
  const Element = asChild ? Slot.Root : "div";
  const press = (event: MouseEvent) => {
    tree.setActive(node);
    const details = { reason: "item-press" as const, event };
    if (selectionMode === "multiple" && (event.ctrlKey || event.metaKey)) tree.toggleSelected(node, details);
    else if (selectionMode === "multiple" && event.shiftKey) tree.selectRange(tree.active, node, details);
    else tree.open(node, details);
  };
  return (
    <ResourceTreeItemContextProvider value={{ node }}>
      <Element
        {...mergeProps(
          {
            "data-slot": "resource-tree-item",
            role: "treeitem",
            "aria-label": isStatus ? statusText(entry, t) : visibleText(model.nameOf(node)),
            "aria-level": level,
            "aria-setsize": rows.childCount(rows.parentOf(node)),
            "aria-posinset": rows.positionOf(node) + 1,
            "aria-expanded": isFolder ? isExpanded : undefined,
            "aria-selected": canSelect ? state === "all" : undefined,
            "aria-disabled": rows.isDisabled(node) || undefined,
            "aria-busy": ("load" in entry && entry.load === "loading") || undefined,
            "data-level": level,
            "data-kind": entry.kind,
            "data-state": isStatus ? entry.status : undefined,
            "data-highlighted": dataAttribute(isActive),
            "data-selected": dataAttribute(state === "all"),
            "data-indeterminate": dataAttribute(state === "some"),
            "data-expanded": dataAttribute(isExpanded),
            "data-disabled": dataAttribute(rows.isDisabled(node)),
            "data-loading": dataAttribute("load" in entry && entry.load === "loading"),
            title: uriOfEntry(entry),
            tabIndex: isActive ? 0 : -1,
            style: { "--mcpr-level": level } as CSSProperties,
            onClick: press,
            onFocus: () => {
              if (!isActive) tree.setActive(node);
            },
          },
          props,
        )}
      >
        {children ?? (
          <>
            <ResourceTreeItemToggle />
            {selectionMode === "multiple" && <ResourceTreeItemCheckbox />}
            <ResourceTreeItemIcon />
            <ResourceTreeItemLabel />
            <ResourceTreeItemMeta />
          </>
        )}
      </Element>
    </ResourceTreeItemContextProvider>
  );
});
