"use client";

import { Slot } from "radix-ui";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import type { MentionGroup, MentionOption } from "../../state/mention/MentionOption.js";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceMentionRow, useResourceMentionContext, useResourceMentionGroup } from "./ResourceMentionContext.js";
import { ResourceMentionItem } from "./ResourceMentionItem.js";

export interface ResourceMentionGroupProps extends Omit<PartProps<"div">, "children"> {
  /** By default that of the list in which it stands. */
  group?: MentionGroup | undefined;
  /** What each row shows, or a function that gives it; by default `<ResourceMention.Item />`. */
  children?: RowChildren<MentionOption>;
}

/**
 * The matches of one server, the recent resources, or the values of a template's variable, under a heading. Renders a
 * `<div role="group">`.
 *
 * @selector [data-kind] `server`, `recent` or `values`
 */
export const ResourceMentionGroup = withRef(function ResourceMentionGroup({
  group: given,
  asChild,
  children,
  ...props
}: ResourceMentionGroupProps) {
  useResourceMentionContext("ResourceMention.Group");
  const group = useResourceMentionGroup("ResourceMention.Group", given);
  const id = useId();
  const { getServer, t } = useResourceContext();
  const server = visibleText(getServer(group.server ?? "")?.label ?? group.server ?? "");
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="group" aria-labelledby={id} data-slot="resource-mention-group" data-kind={group.kind} {...props}>
      {fillChild(
        asChild,
        asChild && typeof children !== "function" ? children : undefined,
        <>
          <div id={id} role="presentation" data-slot="resource-mention-group-label">
            <bdi>{group.kind === "recent" ? t("mention.recent") : server}</bdi>
            {group.variable !== undefined && (
              <span data-slot="resource-mention-variable">
                <bdi>{visibleText(group.variable)}</bdi>
              </span>
            )}
          </div>
          {fillRows({ children: asChild ? undefined : children, Part: ResourceMentionItem, prop: "option" }, (draw) =>
            group.options.map((option) => (
              <ResourceMentionRow key={option.id} value={option}>
                {draw(option)}
              </ResourceMentionRow>
            )),
          )}
        </>,
      )}
    </Element>
  );
});
