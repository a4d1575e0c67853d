"use client";

import { Slot } from "radix-ui";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import type { MentionGroup } from "../../state/mention/MentionOption.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";
import { ResourceMentionItem } from "./ResourceMentionItem.js";

export interface ResourceMentionGroupProps extends PartProps<"div"> {
  group: MentionGroup;
}

/**
 * The matches of one server, the recent resources, or the values of a template's variable, under a heading. Renders a
 * `<div role="group">`.
 *
 * @selector [data-kind] `server`, `recent` or `values`
 */
export const ResourceMentionGroup = withRef(function ResourceMentionGroup({
  group,
  asChild,
  children,
  ...props
}: ResourceMentionGroupProps) {
  useResourceMentionContext("ResourceMention.Group");
  const id = useId();
  const { getServer, t } = useResourceContext();
  const server = visibleText(getServer(group.server ?? "")?.label ?? group.server ?? "");
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="group" aria-labelledby={id} data-slot="resource-mention-group" data-kind={group.kind} {...props}>
      {children ?? (
        <>
          <div id={id} role="presentation" data-slot="resource-mention-group-label">
            <bdi>{group.kind === "recent" ? t("mention.recent") : server}</bdi>
            {group.variable !== undefined && (
              <span data-slot="resource-mention-variable">
                <bdi>{visibleText(group.variable)}</bdi>
              </span>
            )}
          </div>
          {group.options.map((option) => (
            <ResourceMentionItem key={option.id} option={option} />
          ))}
        </>
      )}
    </Element>
  );
});
