"use client";

import { Command } from "cmdk";
import { isValidElement, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { SearchGroup } from "../../state/search/SearchOption.js";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import type { PartProps } from "../../utils/PartProps.js";
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
      {...props}
      asChild={host !== null}
    >
      {host ? <CmdkChild element={host}>{rows}</CmdkChild> : rows}
    </Command.List>
  );
});
