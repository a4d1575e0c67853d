"use client";

import { Command } from "cmdk";
import { Slot } from "radix-ui";
import { memo, useEffect, useRef, type PointerEvent, type Ref } from "react";
import type { SearchOption } from "../../state/search/SearchOption.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { isShallowEqual } from "../../utils/isShallowEqual.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { revealRow } from "../../utils/revealRow.js";
import { rootOf } from "../../utils/rootOf.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import type { DrawnSearch } from "./ResourceSearchContext.js";
import { SearchItemContent } from "./SearchItemContent.js";

/** What a row shows, of everything that the search knows. */
export interface SearchRowFacts {
  option: SearchOption;
  /** Of its element: that of its place. */
  id: string;
  /** Among all rows, from 0. */
  place: number;
  setSize: number;
  isHighlighted: boolean;
  isChosen: boolean;
  /** Several may be chosen, and this row is something to choose. */
  isCheckable: boolean;
}

interface SearchItemElementProps extends Pick<DrawnSearch, "take" | "pointAt" | "pin"> {
  facts: SearchRowFacts;
  itemRef: Ref<HTMLDivElement> | undefined;
  props: PartProps<"div">;
}

/** The element of a row, drawn again only when its facts or what the host gives it change. */
export const SearchItemElement = memo(function SearchItemElement({
  facts: { option, id, place, setSize, isHighlighted, isChosen, isCheckable },
  take,
  pointAt,
  pin,
  itemRef,
  props: { asChild, children, ...props },
}: SearchItemElementProps) {
  const Element = asChild ? Slot.Root : "div";
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    return isHighlighted && hasFocus(own.current) ? revealRow(own.current) : undefined;
  }, [isHighlighted, option.id]);
  const ours = {
    // Moves of a mouse only: a list that scrolls under a resting pointer or a finger changes nothing.
    onPointerMove: (event: PointerEvent) => event.pointerType === "touch" || isHighlighted || pointAt(option),
  };
  return (
    <Command.Item asChild value={id} onSelect={() => take(option)}>
      <Element
        id={id}
        data-slot="resource-search-item"
        data-kind={option.kind}
        data-highlighted={dataAttribute(isHighlighted)}
        data-selected={dataAttribute(isChosen)}
        // cmdk writes "false", which a presence attribute must not.
        data-disabled={undefined}
        aria-selected={isHighlighted}
        aria-checked={isCheckable ? isChosen : undefined}
        aria-setsize={setSize}
        aria-posinset={place + 1}
        {...mergeProps(ours, props)}
        ref={useMergedRef(own as never, itemRef)}
      >
        {fillChild(asChild, children, <SearchItemContent option={option} isChosen={isChosen} pin={pin} />)}
      </Element>
    </Command.Item>
  );
}, isSameRow);

function isSameRow(before: SearchItemElementProps, after: SearchItemElementProps): boolean {
  const { props: propsBefore, facts: factsBefore, ...restBefore } = before;
  const { props: propsAfter, facts: factsAfter, ...restAfter } = after;
  return (
    isShallowEqual(factsBefore, factsAfter) &&
    isShallowEqual(restBefore, restAfter) &&
    isShallowEqual(propsBefore, propsAfter)
  );
}

// Elsewhere on the page somebody else is busy: rows that come and go must not scroll it.
function hasFocus(row: HTMLElement | null): boolean {
  const search = row?.closest('[data-slot="resource-search"]');
  return search?.contains(rootOf(search).activeElement) === true;
}
