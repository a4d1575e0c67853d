"use client";

import { Check, ChevronsDown, CornerDownLeft, Pin } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import type { MatchRange } from "../../model/search/matchRanges.js";
import type { SearchField } from "../../model/search/SearchItem.js";
import { visibleText } from "../../model/visibleText.js";
import type { SearchOption } from "../../state/search/SearchOption.js";
import { KindIcon } from "../KindIcon.js";
import { MatchedText } from "../MatchedText.js";

interface SearchItemContentProps {
  option: SearchOption;
  isChosen: boolean;
}

/** Icon, name and place of a row, with what matched marked. Kept while the highlight moves. */
export const SearchItemContent = memo(function SearchItemContent({ option, isChosen }: SearchItemContentProps) {
  const { t, getServer } = useResourceContext();
  if (option.kind === "value") {
    return (
      <>
        <Icon>{option.isTyped && <CornerDownLeft aria-hidden="true" />}</Icon>
        <Name>
          {option.isTyped ? t("search.useTyped", { value: visibleText(option.value) }) : visibleText(option.value)}
        </Name>
      </>
    );
  }
  if (option.kind === "more") {
    return (
      <>
        <Icon>
          <ChevronsDown aria-hidden="true" />
        </Icon>
        <Name>{t("search.more", { count: option.count })}</Name>
      </>
    );
  }
  const item = option.kind === "resource" ? option.resource : option.template;
  const uri = "uri" in item ? item.uri : item.uriTemplate;
  return (
    <>
      <Icon>
        <KindIcon item={item} />
      </Icon>
      <Name>
        <MatchedText text={displayName(item)} ranges={rangesOf(option.ranges, "name")} />
      </Name>{" "}
      <span
        data-slot="resource-search-item-place"
        title={visibleText(`${getServer(item.server)?.label ?? item.server}  ${uri}`)}
      >
        <bdi dir="ltr">
          <MatchedText text={uri} ranges={rangesOf(option.ranges, "uri")} isUri={"uri" in item} />
        </bdi>
      </span>
      {option.kind === "resource" && option.isPinned && (
        <Pin aria-label={t("search.pinned")} data-slot="resource-search-item-pin" />
      )}
      {isChosen && <Check aria-hidden="true" data-slot="resource-search-item-check" />}
    </>
  );
});

function Icon({ children }: { children: ReactNode }) {
  return <span data-slot="resource-search-item-icon">{children}</span>;
}

function Name({ children }: { children: ReactNode }) {
  return <bdi data-slot="resource-search-item-label">{children}</bdi>;
}

function rangesOf(ranges: readonly MatchRange[], wanted: SearchField): MatchRange[] {
  return ranges.filter(({ field }) => field === wanted);
}
