"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceAttachmentsContext } from "./ResourceAttachmentsContext.js";
import { ResourceAttachmentsItem } from "./ResourceAttachmentsItem.js";

export interface ResourceAttachmentsListProps extends PartProps<"ul"> {}

/** The attachments, in the order in which they go in. Renders a `<ul>`. */
export const ResourceAttachmentsList = withRef(function ResourceAttachmentsList({
  asChild,
  children,
  ref,
  ...props
}: ResourceAttachmentsListProps) {
  const { t } = useResourceContext();
  const { items, listRef } = useResourceAttachmentsContext("ResourceAttachments.List");
  const Element = asChild ? Slot.Root : "ul";
  return (
    <Element
      // Without its bullets a list is none to Safari.
      role="list"
      data-slot="resource-attachments-list"
      aria-label={t("attachments.label")}
      // Where the focus goes when the last one is taken away.
      tabIndex={-1}
      {...props}
      ref={useMergedRef(listRef, ref)}
    >
      {children ?? items.map((item) => <ResourceAttachmentsItem key={item.key} item={item} />)}
    </Element>
  );
});
