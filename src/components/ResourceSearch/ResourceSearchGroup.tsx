"use client";

import { Slot } from "radix-ui";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import type { SearchGroup, SearchOption } from "../../state/search/SearchOption.js";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext, useResourceSearchGroup } from "./ResourceSearchContext.js";
import { ResourceSearchItem } from "./ResourceSearchItem.js";
import { SearchRows } from "./SearchRows.js";

export interface ResourceSearchGroupProps extends Omit<PartProps<"div">, "children"> {
  /** By default that of the list in which it stands. */
  group?: SearchGroup | undefined;
  /** What each row shows, or a function that gives it; by default `<ResourceSearch.Item />`. */
  children?: RowChildren<SearchOption>;
}

/** One server's results under its label. Renders a `<div role="group">`. */
export const ResourceSearchGroup = withRef(function ResourceSearchGroup({
  asChild,
  group: given,
  children,
  ...props
}: ResourceSearchGroupProps) {
  useResourceSearchContext("ResourceSearch.Group");
  const group = useResourceSearchGroup("ResourceSearch.Group", given);
  const { t, getServer } = useResourceContext();
  const headingId = useId();
  const Element = asChild ? Slot.Root : "div";
  const template = asChild ? undefined : children;
  const heading =
    group.kind === "recent"
      ? t("search.recent")
      : group.kind === "values"
        ? (group.variable ?? "")
        : (getServer(group.server ?? "")?.label ?? group.server);
  return (
    <Element
      role="group"
      data-slot="resource-search-group"
      data-kind={group.kind}
      aria-labelledby={heading ? headingId : undefined}
      {...props}
    >
      {fillChild(
        asChild,
        asChild && typeof children !== "function" ? children : undefined,
        <>
          {heading && (
            <div id={headingId} data-slot="resource-search-group-label" aria-hidden="true">
              <bdi>{visibleText(heading)}</bdi>
            </div>
          )}
          {fillRows({ children: template, Part: ResourceSearchItem, prop: "option" }, (draw) => (
            <SearchRows group={group} draw={draw} template={template} />
          ))}
        </>,
      )}
    </Element>
  );
});
