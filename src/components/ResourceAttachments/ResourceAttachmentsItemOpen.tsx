"use client";

import { Slot } from "radix-ui";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { mergeProps } from "../../utils/mergeProps.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceIcon } from "../ResourceIcon.js";
import { useAttachmentItem, useResourceAttachmentsContext } from "./ResourceAttachmentsContext.js";

export interface ResourceAttachmentsItemOpenProps extends PartProps<"button"> {}

/** The name of an attachment; activated, it shows what was read. Renders a `<button>`. */
export const ResourceAttachmentsItemOpen = withRef(function ResourceAttachmentsItemOpen({
  asChild,
  children,
  ...props
}: ResourceAttachmentsItemOpenProps) {
  const { preview, hintId } = useResourceAttachmentsContext("ResourceAttachments.ItemOpen");
  const { item, name, place, placeId, server } = useAttachmentItem("ResourceAttachments.ItemOpen");
  const { uri } = item.resource;
  const mimeType = item.contents?.[0]?.mimeType ?? item.resource.mimeType;
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      type="button"
      data-slot="resource-attachments-item-open"
      data-attachment-open=""
      aria-describedby={place === undefined ? hintId : `${placeId} ${hintId}`}
      title={`${name}\n${server} · ${visibleText(uri)}`}
      {...mergeProps({ onClick: () => preview(item) }, props)}
    >
      {fillChild(
        asChild,
        children,
        <>
          <ResourceIcon item={{ uri, mimeType, server: item.ref.server, icons: item.resource.icons }} />
          <bdi>{name}</bdi>
        </>,
      )}
    </Element>
  );
});
