"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";
import { ResourceMentionGroup } from "./ResourceMentionGroup.js";

export interface ResourceMentionListProps extends PartProps<"div"> {}

/** The matches, a group for each server. Renders a `<div role="listbox">`, nothing while there are none. */
export const ResourceMentionList = withRef(function ResourceMentionList({
  asChild,
  children,
  ...props
}: ResourceMentionListProps) {
  const { mention } = useResourceMentionContext("ResourceMention.List");
  const { t } = useResourceContext();
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
      {children ??
        mention.groups.map((group) => <ResourceMentionGroup key={`${group.kind} ${group.id}`} group={group} />)}
    </Element>
  );
});
