"use client";

import { Check, ChevronsDown, CornerDownLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import type { MatchRange } from "../../model/search/matchRanges.js";
import type { SearchField } from "../../model/search/SearchItem.js";
import { visibleText } from "../../model/visibleText.js";
import type { FoundOption } from "../../state/search/SearchOption.js";
import type { MentionOption } from "../../state/mention/MentionOption.js";
import { MatchedPlace } from "../MatchedPlace.js";
import { MatchedText } from "../MatchedText.js";
import { ResourceIcon } from "../ResourceIcon.js";

/** Icon, name, place and description of a row. */
export function MentionItemContent({ option }: { option: MentionOption }) {
  const { t, getServer } = useResourceContext();
  switch (option.kind) {
    case "resource":
      return <Entry option={option} entry={option.resource} uri={option.resource.uri} isUri />;
    case "template":
      return <Entry option={option} entry={option.template} uri={option.template.uriTemplate} />;
    case "value":
      return (
        <>
          <RowIcon>{option.isTyped && <CornerDownLeft aria-hidden="true" />}</RowIcon>
          <Label>
            {option.isTyped ? t("mention.typed", { value: visibleText(option.value) }) : visibleText(option.value)}
          </Label>
        </>
      );
    case "finish":
      return (
        <>
          <RowIcon>
            <Check aria-hidden="true" />
          </RowIcon>
          <Label>{t("mention.finish")}</Label> <Place>{visibleText(option.ref.uri)}</Place>
        </>
      );
    case "more":
      return (
        <>
          <RowIcon>
            <ChevronsDown aria-hidden="true" />
          </RowIcon>
          <Label>{t("mention.more", { server: visibleText(getServer(option.server)?.label ?? option.server) })}</Label>
        </>
      );
  }
}

interface EntryProps {
  option: FoundOption;
  entry: ListedResource | ListedResourceTemplate;
  uri: string;
  isUri?: boolean;
}

function Entry({ option: { ranges, toldApartUntil }, entry, uri, isUri = false }: EntryProps) {
  return (
    <>
      <RowIcon>
        <ResourceIcon item={entry} />
      </RowIcon>
      <Label>
        <MatchedText text={displayName(entry)} ranges={rangesOf(ranges, "name")} />
      </Label>{" "}
      <MatchedPlace
        slot="resource-mention-item-place"
        text={uri}
        ranges={rangesOf(ranges, "uri")}
        isUri={isUri}
        until={toldApartUntil}
      />
      {entry.description && (
        <bdi data-slot="resource-mention-item-description">
          <MatchedText text={entry.description} ranges={rangesOf(ranges, "description")} />
        </bdi>
      )}
    </>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <bdi data-slot="resource-mention-item-label">{children}</bdi>;
}

// A URI reads from left to right in any language; the frame around it is what decides which end is cut.
function Place({ children }: { children: ReactNode }) {
  return (
    <span data-slot="resource-mention-item-place">
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}

function RowIcon({ children }: { children: ReactNode }) {
  return <span data-slot="resource-mention-item-icon">{children}</span>;
}

function rangesOf(ranges: readonly MatchRange[], wanted: SearchField): MatchRange[] {
  return ranges.filter(({ field }) => field === wanted);
}
