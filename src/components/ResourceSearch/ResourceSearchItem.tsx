"use client";

import { useContext } from "react";
import { refOfOption, type SearchOption } from "../../state/search/SearchOption.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import {
  ResourceSearchDrawnContext,
  useResourceSearchContext,
  useResourceSearchRow,
  type DrawnSearch,
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
 * @selector [data-kind="template"] what the row is: `resource`, `template`, `value`, `finish` or `more`
 */
export const ResourceSearchItem = withRef(function ResourceSearchItem({ ref, ...props }: ResourceSearchItemProps) {
  const search = useContext(ResourceSearchDrawnContext);
  return search ? <Item search={search} {...props} elementRef={ref} /> : <LooseItem {...props} elementRef={ref} />;
});

type ItemProps = Omit<ResourceSearchItemProps, "ref"> & { elementRef: ResourceSearchItemProps["ref"] };

/** One that the host has put where no group draws rows. */
function LooseItem(props: ItemProps) {
  return <Item search={useResourceSearchContext("ResourceSearch.Item").drawn} {...props} />;
}

function Item({ search, option: given, elementRef, ...props }: ItemProps & { search: DrawnSearch }) {
  const { highlighted, setSize, isSelected, optionId, placeOf, selectionMode, take, pointAt, pin } = search;
  const option = useResourceSearchRow("ResourceSearch.Item", given);
  const resource = refOfOption(option);
  const facts: SearchRowFacts = {
    option,
    id: optionId(option.id),
    place: placeOf(option.id),
    setSize,
    isHighlighted: highlighted === option.id,
    isChosen: resource !== null && isSelected(resource),
    isCheckable: selectionMode === "multiple" && resource !== null,
  };
  return <SearchItemElement {...{ facts, take, pointAt, pin, props }} itemRef={elementRef} />;
}
