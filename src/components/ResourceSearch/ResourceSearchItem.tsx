"use client";

import { Command } from "cmdk";
import { Slot } from "radix-ui";
import { useDeferredValue, useEffect, useRef } from "react";
import { refOfOption, type SearchOption } from "../../state/search/SearchOption.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { revealRow } from "../../utils/revealRow.js";
import { rootOf } from "../../utils/rootOf.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext, useResourceSearchRow } from "./ResourceSearchContext.js";
import { SearchItemContent } from "./SearchItemContent.js";

export interface ResourceSearchItemProps extends PartProps<"div"> {
  /** By default that of the row in which it stands. */
  option?: SearchOption | undefined;
}

const IN_VIEW = 20;

/**
 * One row. Renders a `<div role="option">` named by display name, then path.
 *
 * @selector [data-highlighted] the keyboard is here
 * @selector [data-selected] the resource is chosen
 * @selector [data-kind="template"] what the row is: `resource`, `template`, `value` or `more`
 */
export const ResourceSearchItem = withRef(function ResourceSearchItem({
  asChild,
  option: given,
  children,
  ref: givenRef,
  ...props
}: ResourceSearchItemProps) {
  const { highlight, choose, pin, isSelected, isStale, optionId, placeOf, selectionMode } =
    useResourceSearchContext("ResourceSearch.Item");
  const option = useResourceSearchRow("ResourceSearch.Item", given);
  const Element = asChild ? Slot.Root : "div";
  const ref = refOfOption(option);
  const isChosen = ref !== null && isSelected(ref);
  const place = placeOf(option.id);
  // A key is answered by the rows in view; those further down follow when there is time.
  const later = useDeferredValue(option);
  const shown = place < IN_VIEW ? option : later;
  const id = optionId(option.id);
  const isHighlighted = highlight.option?.id === option.id;
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isHighlighted && hasFocus(own.current)) revealRow(own.current);
  }, [isHighlighted, option.id]);
  const ours = {
    // Moves only: a list that scrolls under a resting pointer changes nothing.
    onPointerMove: () => isHighlighted || highlight.moveTo(option.id),
  };
  return (
    <Command.Item
      asChild
      value={id}
      onSelect={() => {
        if (isStale) return;
        highlight.moveTo(option.id);
        choose(option, { reason: "item-press" });
      }}
    >
      <Element
        id={id}
        data-slot="resource-search-item"
        data-kind={option.kind}
        data-highlighted={dataAttribute(isHighlighted)}
        data-selected={dataAttribute(isChosen)}
        // cmdk writes "false", which a presence attribute must not.
        data-disabled={undefined}
        aria-selected={isHighlighted}
        aria-checked={selectionMode === "multiple" && ref ? isChosen : undefined}
        aria-setsize={highlight.options.length}
        aria-posinset={place + 1}
        {...mergeProps(ours, props)}
        ref={useMergedRef(own as never, givenRef)}
      >
        {fillChild(asChild, children, <SearchItemContent option={shown} isChosen={isChosen} pin={pin} />)}
      </Element>
    </Command.Item>
  );
});

// Elsewhere on the page somebody else is busy: rows that come and go must not scroll it.
function hasFocus(row: HTMLElement | null): boolean {
  const search = row?.closest('[data-slot="resource-search"]');
  return search?.contains(rootOf(search).activeElement) === true;
}
