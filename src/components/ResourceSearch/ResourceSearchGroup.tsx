"use client";

import { Slot } from "radix-ui";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import type { SearchGroup } from "../../state/search/SearchOption.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";
import { ResourceSearchItem } from "./ResourceSearchItem.js";

export interface ResourceSearchGroupProps extends PartProps<"div"> {
  group: SearchGroup;
}

/** One server's results under its label. Renders a `<div role="group">`. */
export const ResourceSearchGroup = withRef(function ResourceSearchGroup({
  asChild,
  group,
  children,
  ...props
}: ResourceSearchGroupProps) {
  useResourceSearchContext("ResourceSearch.Group");
  const { t, getServer } = useResourceContext();
  const headingId = useId();
  const Element = asChild ? Slot.Root : "div";
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
        children,
        <>
          {heading && (
            <div id={headingId} data-slot="resource-search-group-label" aria-hidden="true">
              <bdi>{visibleText(heading)}</bdi>
            </div>
          )}
          {(asChild ? undefined : children) ??
            // oxlint-disable-next-line react/no-array-index-key -- A place is filled anew at every key: mounting costs more.
            group.options.map((option, place) => <ResourceSearchItem key={place} option={option} />)}
        </>,
      )}
    </Element>
  );
});
