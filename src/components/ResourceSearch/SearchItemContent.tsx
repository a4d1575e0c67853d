"use client";

import { Check, ChevronsDown, CornerDownLeft, Pin } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import type { ListedResource } from "../../model/Resource.js";
import type { MatchRange } from "../../model/search/matchRanges.js";
import type { SearchField } from "../../model/search/SearchItem.js";
import { visibleText } from "../../model/visibleText.js";
import type { SearchOption } from "../../state/search/SearchOption.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { MatchedPlace } from "../MatchedPlace.js";
import { MatchedText } from "../MatchedText.js";
import { ResourceIcon } from "../ResourceIcon.js";

interface SearchItemContentProps {
  option: SearchOption;
  isChosen: boolean;
  pin: (resource: ListedResource, pinned: boolean) => void;
}

// Kept from row to row: most are alike.
const PIN = <Pin aria-hidden="true" />;

/** Icon, name and place of a row, with what matched marked. Kept while the highlight moves. */
export const SearchItemContent = memo(function SearchItemContent({ option, isChosen, pin }: SearchItemContentProps) {
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
  if (option.kind === "finish") {
    return (
      <>
        <Icon>
          <CornerDownLeft aria-hidden="true" />
        </Icon>
        <Name>{t("mention.finish")}</Name>{" "}
        <span data-slot="resource-search-item-place">
          <bdi dir="ltr">{visibleText(option.ref.uri)}</bdi>
        </span>
      </>
    );
  }
  if (option.kind === "more") {
    return (
      <>
        <Icon>
          <ChevronsDown aria-hidden="true" />
        </Icon>
        <Name>
          {option.server === undefined
            ? t("search.more", { count: option.count })
            : t("search.moreOf", {
                count: option.count,
                server: visibleText(getServer(option.server)?.label ?? option.server),
              })}
        </Name>
      </>
    );
  }
  const item = option.kind === "resource" ? option.resource : option.template;
  const uri = "uri" in item ? item.uri : item.uriTemplate;
  return (
    <>
      <Icon>
        <ResourceIcon item={item} />
      </Icon>
      <Name>
        <MatchedText text={displayName(item)} ranges={rangesOf(option.ranges, "name")} />
      </Name>{" "}
      <MatchedPlace
        slot="resource-search-item-place"
        title={visibleText(`${getServer(item.server)?.label ?? item.server}  ${uri}`)}
        text={uri}
        ranges={rangesOf(option.ranges, "uri")}
        isUri={"uri" in item}
        until={option.toldApartUntil}
      />
      {option.kind === "resource" && (
        <PinToggle isPinned={option.isPinned} onToggle={() => pin(option.resource, !option.isPinned)} />
      )}
      {isChosen && <Check aria-hidden="true" data-slot="resource-search-item-check" />}
    </>
  );
});

// For the pointer; the keyboard has Alt+P, as an option must not hold another control.
function PinToggle({ isPinned, onToggle }: { isPinned: boolean; onToggle: () => void }) {
  const { t } = useResourceContext();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <span
      data-slot="resource-search-item-pin"
      data-selected={dataAttribute(isPinned)}
      title={`${t(isPinned ? "search.unpin" : "search.pin")} (Alt+P)`}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {isPinned ? <Pin aria-hidden={false} aria-label={t("search.pinned")} /> : PIN}
    </span>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return <span data-slot="resource-search-item-icon">{children}</span>;
}

function Name({ children }: { children: ReactNode }) {
  return <bdi data-slot="resource-search-item-label">{children}</bdi>;
}

function rangesOf(ranges: readonly MatchRange[], wanted: SearchField): MatchRange[] {
  return ranges.filter(({ field }) => field === wanted);
}
