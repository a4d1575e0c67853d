"use client";

import { refOfOption, type SearchOption } from "../../state/search/SearchOption.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext, useResourceSearchRow } from "./ResourceSearchContext.js";
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
  const { highlight, isSelected, optionId, placeOf, selectionMode, take, pointAt, pin } =
    useResourceSearchContext("ResourceSearch.Item");
  const option = useResourceSearchRow("ResourceSearch.Item", given);
  const place = placeOf(option.id);
  const id = optionId(option.id);
  const resource = refOfOption(option);
  const isChosen = resource !== null && isSelected(resource);
  const isCheckable = selectionMode === "multiple" && resource !== null;
  const isHighlighted = highlight.option?.id === option.id;
  const setSize = highlight.options.length;
  const facts: SearchRowFacts = { option, id, place, setSize, isHighlighted, isChosen, isCheckable };
  return <SearchItemElement facts={facts} take={take} pointAt={pointAt} pin={pin} itemRef={ref} props={props} />;
});
