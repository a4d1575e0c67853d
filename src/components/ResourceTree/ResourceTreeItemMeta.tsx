"use client";

import { Bot, Star } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import { formatBytes } from "../../utils/formatBytes.js";
import { formatRelativeDate } from "../../utils/formatRelativeDate.js";
import { numberFormat } from "../../utils/intlFormats.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeItemContext } from "./ResourceTreeContext.js";

export interface ResourceTreeItemMetaProps extends PartProps<"span"> {}

const IMPORTANT = 0.8;

/** Beside the name where there is room: size, last change, marks for priority and audience; a count on folders. Renders a `<span>`. */
export const ResourceTreeItemMeta = withRef(function ResourceTreeItemMeta({
  asChild,
  children,
  ...props
}: ResourceTreeItemMetaProps) {
  const { t, locale } = useResourceContext();
  const { node, tree } = useResourceTreeItemContext("ResourceTree.ItemMeta");
  const { model } = tree;
  const entry = model.entryOf(node);
  const resource = "resource" in entry ? entry.resource : undefined;
  const { priority = 0, audience, lastModified } = resource?.annotations ?? {};
  const count = model.rows.isFolder(node) ? model.rows.leavesOf(node) : 0;
  const date = lastModified && formatRelativeDate(lastModified, locale);
  const Element = asChild ? Slot.Root : "span";
  return (
    <Element data-slot="resource-tree-item-meta" aria-hidden="true" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          {priority >= IMPORTANT && (
            <span data-meta="priority" title={t("tree.important")}>
              <Star />
            </span>
          )}
          {audience?.length === 1 && audience[0] === "assistant" && (
            <span data-meta="audience" title={t("tree.forAssistant")}>
              <Bot />
            </span>
          )}
          {/* Drawn by the style sheet: the row's text is its name, and speech control goes by what is seen. */}
          {date && <span data-meta="date" data-text={date} />}
          {resource?.size !== undefined && <span data-meta="size" data-text={formatBytes(resource.size, locale)} />}
          {count > 0 && <span data-meta="count" data-text={numberFormat(locale).format(count)} />}
        </>,
      )}
    </Element>
  );
});
