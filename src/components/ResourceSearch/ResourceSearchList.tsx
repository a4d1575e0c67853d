"use client";

import { Command } from "cmdk";
import { isValidElement, useRef, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { SearchGroup } from "../../state/search/SearchOption.js";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { rootOf } from "../../utils/rootOf.js";
import { withRef } from "../../utils/withRef.js";
import { CmdkChild } from "./CmdkChild.js";
import { ResourceSearchGroupRow, useResourceSearchContext } from "./ResourceSearchContext.js";
import { ResourceSearchGroup } from "./ResourceSearchGroup.js";

export interface ResourceSearchListProps extends Omit<PartProps<"div">, "children"> {
  /** What stands for each group, or a function that gives it; by default `<ResourceSearch.Group />`. */
  children?: RowChildren<SearchGroup>;
}

/** The results. Renders a `<div role="listbox">`; without children every group with its rows. */
export const ResourceSearchList = withRef(function ResourceSearchList({
  asChild,
  children,
  ...props
}: ResourceSearchListProps) {
  const { t } = useResourceContext();
  const { groups, isStale, selectionMode } = useResourceSearchContext("ResourceSearch.List");
  const pointer = useRef("");
  const ours = {
    onPointerDown: (event: PointerEvent) => void (pointer.current = event.pointerType),
    // A mouse press leaves the focus in the box, for more keys. A finger's takes it: the keyboard covers the results.
    onMouseDown(event: MouseEvent) {
      const isInBox = rootOf(event.currentTarget).activeElement?.matches("[cmdk-input]");
      if (isInBox && pointer.current !== "touch") event.preventDefault();
    },
  };
  const host = asChild && isValidElement<{ children?: ReactNode }>(children) ? children : null;
  const rows = fillRows(
    { children: host ? host.props.children : children, Part: ResourceSearchGroup, prop: "group" },
    (draw) =>
      groups.map((group) => (
        <ResourceSearchGroupRow key={group.id} value={group}>
          {draw(group)}
        </ResourceSearchGroupRow>
      )),
  );
  return (
    <Command.List
      data-slot="resource-search-list"
      label={t("search.results")}
      aria-busy={isStale || undefined}
      aria-multiselectable={selectionMode === "multiple" || undefined}
      {...mergeProps(ours, props)}
      asChild={host !== null}
    >
      {host ? <CmdkChild element={host}>{rows}</CmdkChild> : rows}
    </Command.List>
  );
});
