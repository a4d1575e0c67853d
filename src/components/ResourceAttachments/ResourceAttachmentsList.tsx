"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import type { Attachment } from "../../state/useResourceAttachments.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceAttachmentsRow, useResourceAttachmentsContext } from "./ResourceAttachmentsContext.js";
import { ResourceAttachmentsItem } from "./ResourceAttachmentsItem.js";

export interface ResourceAttachmentsListProps extends Omit<PartProps<"ul">, "children"> {
  /** What each row shows, or a function that gives it; by default `<ResourceAttachments.Item />`. */
  children?: RowChildren<Attachment>;
}

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
      {fillRows({ asChild, children, Part: ResourceAttachmentsItem, prop: "item" }, (draw) =>
        items.map((item) => (
          <ResourceAttachmentsRow key={item.key} value={item}>
            {draw(item)}
          </ResourceAttachmentsRow>
        )),
      )}
    </Element>
  );
});
