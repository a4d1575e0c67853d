"use client";

import { Command } from "cmdk";
import { isValidElement, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { CmdkChild } from "./CmdkChild.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";
import { ResourceSearchGroup } from "./ResourceSearchGroup.js";

export interface ResourceSearchListProps extends PartProps<"div"> {}

/** The results. Renders a `<div role="listbox">`; without children every group with its rows. */
export const ResourceSearchList = withRef(function ResourceSearchList({
  asChild,
  children,
  ...props
}: ResourceSearchListProps) {
  const { t } = useResourceContext();
  const { groups, isStale, selectionMode } = useResourceSearchContext("ResourceSearch.List");
  const host = asChild && isValidElement<{ children?: ReactNode }>(children) ? children : null;
  const rows =
    (host ? host.props.children : children) ??
    groups.map((group) => <ResourceSearchGroup key={group.id} group={group} />);
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
