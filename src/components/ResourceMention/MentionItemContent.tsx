"use client";

import {
  Braces,
  Check,
  ChevronsDown,
  CornerDownLeft,
  File,
  FileText,
  Folder,
  Image,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { kindOf } from "../../model/mime/kindOf.js";
import { DIRECTORY_MIME_TYPE } from "../../model/Resource.js";
import type { MatchRange } from "../../model/search/matchRanges.js";
import type { SearchField } from "../../model/search/SearchItem.js";
import { visibleText } from "../../model/visibleText.js";
import type { MentionOption } from "../../state/mention/MentionOption.js";
import { MatchedText } from "../MatchedText.js";

/** Icon, name, place and description of a row. */
export function MentionItemContent({ option }: { option: MentionOption }) {
  const { t, getServer } = useResourceContext();
  switch (option.kind) {
    case "resource": {
      const { resource, ranges } = option;
      return (
        <>
          <RowIcon icon={iconOf(resource.mimeType)} />
          <Label>
            <MatchedText text={displayName(resource)} ranges={rangesOf(ranges, "name")} />
          </Label>
          <Place>
            <MatchedText text={resource.uri} ranges={rangesOf(ranges, "uri")} isUri />
          </Place>
          <Description text={resource.description} />
        </>
      );
    }
    case "template": {
      const { template, ranges } = option;
      return (
        <>
          <RowIcon icon={Braces} />
          <Label>
            <MatchedText text={displayName(template)} ranges={rangesOf(ranges, "name")} />
          </Label>
          <Place>
            <MatchedText text={template.uriTemplate} ranges={rangesOf(ranges, "uri")} />
          </Place>
          <Description text={template.description} />
        </>
      );
    }
    case "value":
      return (
        <>
          <RowIcon icon={option.isTyped ? CornerDownLeft : undefined} />
          <Label>
            {option.isTyped ? t("mention.typed", { value: visibleText(option.value) }) : visibleText(option.value)}
          </Label>
        </>
      );
    case "finish":
      return (
        <>
          <RowIcon icon={Check} />
          <Label>{t("mention.finish")}</Label>
          <Place>{visibleText(option.ref.uri)}</Place>
        </>
      );
    case "more":
      return (
        <>
          <RowIcon icon={ChevronsDown} />
          <Label>{t("mention.more", { server: visibleText(getServer(option.server)?.label ?? option.server) })}</Label>
        </>
      );
  }
}

function Label({ children }: { children: ReactNode }) {
  return <bdi data-slot="resource-mention-item-label">{children}</bdi>;
}

// A URI reads from left to right in any language.
function Place({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" data-slot="resource-mention-item-place">
      {children}
    </bdi>
  );
}

function Description({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <span dir="auto" data-slot="resource-mention-item-description">
      {visibleText(text)}
    </span>
  );
}

function RowIcon({ icon: Icon }: { icon: LucideIcon | undefined }) {
  return (
    <span data-slot="resource-mention-item-icon" aria-hidden="true">
      {Icon && <Icon />}
    </span>
  );
}

function iconOf(mimeType: string | undefined): LucideIcon {
  if (mimeType === DIRECTORY_MIME_TYPE) return Folder;
  const kind = mimeType === undefined ? undefined : kindOf(mimeType);
  if (kind === "image") return Image;
  return kind === undefined || kind === "other" ? File : FileText;
}

function rangesOf(ranges: readonly MatchRange[], wanted: SearchField): MatchRange[] {
  return ranges.filter(({ field }) => field === wanted);
}
