"use client";

import { File, FileCode, FileImage, FileSpreadsheet, FileText, FileVolume, Film } from "lucide-react";
import { Slot } from "radix-ui";
import { kindOf, type ResourceKind } from "../../model/mime/kindOf.js";
import type { PartProps } from "../../utils/PartProps.js";
import { mergeProps } from "../../utils/mergeProps.js";
import { withRef } from "../../utils/withRef.js";
import { useAttachmentItem, useResourceAttachmentsContext } from "./ResourceAttachmentsContext.js";

export interface ResourceAttachmentsItemOpenProps extends PartProps<"button"> {}

/** The name of an attachment; activated, it shows what was read. Renders a `<button>`. */
export const ResourceAttachmentsItemOpen = withRef(function ResourceAttachmentsItemOpen({
  asChild,
  children,
  ...props
}: ResourceAttachmentsItemOpenProps) {
  const { preview, hintId } = useResourceAttachmentsContext("ResourceAttachments.ItemOpen");
  const { item, name, server } = useAttachmentItem("ResourceAttachments.ItemOpen");
  const Icon = ICONS[kindOf(item.contents?.[0]?.mimeType ?? item.resource.mimeType, item.resource.uri)];
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      type="button"
      data-slot="resource-attachments-item-open"
      data-attachment-open=""
      aria-describedby={hintId}
      title={`${name}\n${server} · ${item.resource.uri}`}
      {...mergeProps({ onClick: () => preview(item) }, props)}
    >
      {children ?? (
        <>
          <Icon aria-hidden="true" />
          <bdi>{name}</bdi>
        </>
      )}
    </Element>
  );
});

const ICONS: Record<ResourceKind, typeof File> = {
  document: FileText,
  code: FileCode,
  data: FileSpreadsheet,
  image: FileImage,
  audio: FileVolume,
  video: Film,
  other: File,
};
