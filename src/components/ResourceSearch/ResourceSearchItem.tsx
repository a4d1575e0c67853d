"use client";

import { useContext } from "react";
import { refOfOption, type SearchOption } from "../../state/search/SearchOption.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import {
  ResourceSearchDrawnContext,
  useResourceSearchContext,
  useResourceSearchRow,
  type ResourceSearchContextValue,
} from "./ResourceSearchContext.js";
import { SearchItemElement, type SearchRowFacts } from "./SearchItemElement.js";

export interface ResourceSearchItemProps extends PartProps<"div"> {
  /** By default that of the row in which it stands. */
  option?: SearchOption | undefined;
}

/**
 * One row. Renders a `<div role="option">` named by display name, then path.
 *
 * @selector [data-highlighted] the keyboard is here
 * @selector [data-selected] the resource is chosen
 * @selector [data-kind="template"] what the row is: `resource`, `template`, `value` or `more`
 */
export const ResourceSearchItem = withRef(function ResourceSearchItem({
  option: given,
  ref,
  ...props
}: ResourceSearchItemProps) {
  const option = useResourceSearchRow("ResourceSearch.Item", given);
  const search = useContext(ResourceSearchDrawnContext);
  const row = { option, elementRef: ref, props };
  return search ? drawItem(search, row) : <LooseItem {...row} />;
});

interface ItemRow {
  option: SearchOption;
  elementRef: PartProps<"div">["ref"];
  props: PartProps<"div">;
}

/** One that the host has put where no group draws rows. */
function LooseItem(row: ItemRow) {
  return drawItem(useResourceSearchContext("ResourceSearch.Item"), row);
}

function drawItem(search: ResourceSearchContextValue, { option, elementRef, props }: ItemRow) {
  const { highlight, isSelected, optionId, placeOf, selectionMode, take, pointAt, pin } = search;
  const resource = refOfOption(option);
  const facts: SearchRowFacts = {
    option,
    id: optionId(option.id),
    place: placeOf(option.id),
    setSize: highlight.options.length,
    isHighlighted: highlight.option?.id === option.id,
    isChosen: resource !== null && isSelected(resource),
    isCheckable: selectionMode === "multiple" && resource !== null,
  };
  return <SearchItemElement {...{ facts, take, pointAt, pin, props }} itemRef={elementRef} />;
}
