"use client";

import { Braces, File, FileCode2, FileText, Folder, Image, Music, Sheet, Video } from "lucide-react";
import type { ReactElement } from "react";
import { isDirectory } from "../model/isDirectory.js";
import { kindOf, type ResourceKind } from "../model/mime/kindOf.js";
import type { ListedResource, ListedResourceTemplate } from "../model/Resource.js";

// Elements and not components: a row that changes what it shows keeps its icon while the kind is the same.
const ICONS: Record<ResourceKind, ReactElement> = {
  document: <FileText aria-hidden="true" />,
  code: <FileCode2 aria-hidden="true" />,
  data: <Sheet aria-hidden="true" />,
  image: <Image aria-hidden="true" />,
  audio: <Music aria-hidden="true" />,
  video: <Video aria-hidden="true" />,
  other: <File aria-hidden="true" />,
};
const TEMPLATE_ICON = <Braces aria-hidden="true" />;
const DIRECTORY_ICON = <Folder aria-hidden="true" />;

export type KindIconItem =
  | Pick<ListedResource, "uri" | "mimeType">
  | Pick<ListedResourceTemplate, "uriTemplate" | "mimeType">;

/** The icon for what a resource or template is. Decorative: the name beside it says the rest. */
export function KindIcon({ item }: { item: KindIconItem }) {
  if ("uriTemplate" in item) return TEMPLATE_ICON;
  return isDirectory(item) ? DIRECTORY_ICON : ICONS[kindOf(item.mimeType, item.uri)];
}
