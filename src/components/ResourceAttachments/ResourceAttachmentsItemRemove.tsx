"use client";

import { X } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { mergeProps } from "../../utils/mergeProps.js";
import { withRef } from "../../utils/withRef.js";
import { useAttachmentItem } from "./ResourceAttachmentsContext.js";

export interface ResourceAttachmentsItemRemoveProps extends PartProps<"button"> {}

/** Takes an attachment away. Renders a `<button>` called "Remove" and the name. */
export const ResourceAttachmentsItemRemove = withRef(function ResourceAttachmentsItemRemove({
  asChild,
  children,
  ...props
}: ResourceAttachmentsItemRemoveProps) {
  const { t } = useResourceContext();
  const { name, place, placeId, remove } = useAttachmentItem("ResourceAttachments.ItemRemove");
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      type="button"
      data-slot="resource-attachments-item-remove"
      aria-label={t("attachments.remove", { name })}
      aria-describedby={place === undefined ? undefined : placeId}
      {...mergeProps({ onClick: () => remove("remove-press") }, props)}
    >
      {fillChild(asChild, children, <X aria-hidden="true" />)}
    </Element>
  );
});
