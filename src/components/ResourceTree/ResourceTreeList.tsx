"use client";

import { Slot } from "radix-ui";
import { useRef, useState, type FocusEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useTreeKeys } from "../../state/tree/useTreeKeys.js";
import type { RowChildren } from "../../utils/createRowContext.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { rootOf } from "../../utils/rootOf.js";
import { useVirtualRows } from "../../utils/useVirtualRows.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceTreeRow, useResourceTreeContext } from "./ResourceTreeContext.js";
import { ResourceTreeItem } from "./ResourceTreeItem.js";

export interface ResourceTreeListProps extends Omit<PartProps<"div">, "children"> {
  /** What each row shows, or a function that gives it; by default `<ResourceTree.Item />`. With `asChild`, the element. */
  children?: RowChildren<number>;
}

const FIRST_ROW_HEIGHT = 30;

/** The rows, of which only those in view are mounted. Renders a `<div role="tree">` named "Resources". */
export const ResourceTreeList = withRef(function ResourceTreeList({
  asChild,
  children,
  ref,
  ...props
}: ResourceTreeListProps) {
  const { t } = useResourceContext();
  const tree = useResourceTreeContext("ResourceTree.List");
  const { model, rowCount, active, listRef, hasFocus, timesAsked } = tree;
  const [rowHeight, setRowHeight] = useState(FIRST_ROW_HEIGHT);
  const activeRow = active === -1 ? -1 : tree.rowOf(active);
  const { items, totalHeight, pageSize, scrollToIndex, topIndex, follow } = useVirtualRows({
    count: rowCount,
    rowHeight,
    scrollRef: listRef,
    pinned: activeRow === -1 ? [] : [activeRow],
  });
  const onKeyDown = useTreeKeys(tree, pageSize);
  const mergedRef = useMergedRef<HTMLDivElement>(ref, listRef);

  // The height is the style sheet's: density, text size and themes decide it.
  useIsomorphicLayoutEffect(() => {
    const row = listRef.current?.querySelector<HTMLElement>("[role=treeitem]");
    const height = row?.getBoundingClientRect().height ?? 0;
    if (height > 0 && Math.abs(height - rowHeight) > 0.1) setRowHeight(height);
  });

  // Rows that come and go above the view leave it where it is; at the top it shows what comes there.
  const shown = useRef({ model, rowCount, topIndex, node: -1 });
  useIsomorphicLayoutEffect(() => {
    const before = shown.current;
    shown.current = {
      model,
      rowCount,
      topIndex,
      node: rowCount > 0 ? tree.nodeAt(Math.min(topIndex, rowCount - 1)) : -1,
    };
    if (before.model !== model) return tree.matchCount === undefined ? undefined : scrollToIndex(0, "start");
    if (before.rowCount === rowCount || before.topIndex === 0) return;
    const row = tree.rowOf(before.node);
    if (row !== -1 && row !== before.topIndex) follow(before.topIndex, row);
  });

  useIsomorphicLayoutEffect(() => {
    if (!hasFocus.current || activeRow === -1) return;
    scrollToIndex(activeRow);
    const row = listRef.current?.querySelector<HTMLElement>("[data-highlighted]");
    if (row && rootOf(row).activeElement !== row) row.focus({ preventScroll: true });
  }, [active, activeRow, timesAsked, listRef, hasFocus, scrollToIndex]);

  const Element = asChild ? Slot.Root : "div";
  const template = asChild ? undefined : children;
  const draw = typeof template === "function" ? template : () => template ?? <ResourceTreeItem />;
  return (
    <Element
      {...mergeProps(
        {
          "data-slot": "resource-tree-list",
          role: "tree",
          "aria-label": t("tree.label"),
          "aria-multiselectable": tree.selectionMode === "multiple" || undefined,
          hidden: rowCount === 0,
          onKeyDown,
          onFocus: () => {
            hasFocus.current = true;
          },
          onBlur: (event: FocusEvent<HTMLElement>) => {
            // A row that is taken away while it has the focus blurs to nowhere: the next one takes over.
            if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
            else if (!event.relatedTarget && document.hasFocus() && event.target.isConnected) hasFocus.current = false;
          },
        },
        props,
      )}
      ref={mergedRef}
    >
      {fillChild(
        asChild,
        asChild && typeof children !== "function" ? children : undefined,
        <div role="presentation" style={{ blockSize: totalHeight, position: "relative" }}>
          {items.map(({ index, offset }) => {
            const node = tree.nodeAt(index);
            return (
              <div key={node} role="presentation" data-slot="resource-tree-row" style={{ insetBlockStart: offset }}>
                <ResourceTreeRow value={node}>{draw(node)}</ResourceTreeRow>
              </div>
            );
          })}
        </div>,
      )}
    </Element>
  );
});
