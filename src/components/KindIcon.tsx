"use client";

import { Braces, File, FileCode2, FileText, Folder, Image, Music, Sheet, Video, type LucideIcon } from "lucide-react";
import { kindOf, type ResourceKind } from "../model/mime/kindOf.js";
import { matchMimeType } from "../model/mime/matchMimeType.js";
import { DIRECTORY_MIME_TYPE, type ListedResource, type ListedResourceTemplate } from "../model/Resource.js";

const ICONS: Record<ResourceKind, LucideIcon> = {
  document: FileText,
  code: FileCode2,
  data: Sheet,
  image: Image,
  audio: Music,
  video: Video,
  other: File,
};

/** The icon for what a resource or template is. Decorative: the name beside it says the rest. */
export function KindIcon({
  item,
}: {
  item: Pick<ListedResource, "uri" | "mimeType"> | Pick<ListedResourceTemplate, "uriTemplate" | "mimeType">;
}) {
  const Icon =
    "uriTemplate" in item
      ? Braces
      : matchMimeType(DIRECTORY_MIME_TYPE, item.mimeType)
        ? Folder
        : ICONS[kindOf(item.mimeType, item.uri)];
  return <Icon aria-hidden="true" />;
}
