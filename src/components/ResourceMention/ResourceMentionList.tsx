"use client";

import { Slot } from "radix-ui";
import { isValidElement } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { MentionGroup } from "../../state/mention/MentionOption.js";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceMentionGroupRow, useResourceMentionContext } from "./ResourceMentionContext.js";
import { ResourceMentionGroup } from "./ResourceMentionGroup.js";
import { ResourceMentionItem } from "./ResourceMentionItem.js";

export interface ResourceMentionListProps extends Omit<PartProps<"div">, "children"> {
  /**
   * What stands for each group, or a function that gives it; by default `<ResourceMention.Group />`. A
   * `<ResourceMention.Item>` stands for each row.
   */
  children?: RowChildren<MentionGroup>;
}

/** The matches, a group for each server. Renders a `<div role="listbox">`, nothing while there are none. */
export const ResourceMentionList = withRef(function ResourceMentionList({
  asChild,
  children,
  ...props
}: ResourceMentionListProps) {
  const { mention } = useResourceMentionContext("ResourceMention.List");
  const { t } = useResourceContext();
  const isItem = isValidElement(children) && children.type === ResourceMentionItem;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element
      role="listbox"
      id={mention.listId}
      aria-label={t("mention.list")}
      data-slot="resource-mention-list"
      hidden={mention.groups.length === 0}
      {...props}
    >
      {fillRows(
        {
          asChild,
          children: isItem ? <ResourceMentionGroup>{children}</ResourceMentionGroup> : children,
          Part: ResourceMentionGroup,
          prop: "group",
        },
        (draw) =>
          mention.groups.map((group) => (
            <ResourceMentionGroupRow key={`${group.kind} ${group.id}`} value={group}>
              {draw(group)}
            </ResourceMentionGroupRow>
          )),
      )}
    </Element>
  );
});
