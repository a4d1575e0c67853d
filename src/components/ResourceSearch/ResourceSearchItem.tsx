"use client";

import { useDeferredValue, useMemo } from "react";
import { refOfOption, type SearchOption } from "../../state/search/SearchOption.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext, useResourceSearchRow } from "./ResourceSearchContext.js";
import { SearchItemElement, type SearchRowFacts } from "./SearchItemElement.js";

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
  const facts = useMemo<SearchRowFacts>(
    () => ({ option, id, place, setSize, isHighlighted, isChosen, isCheckable }),
    [option, id, place, setSize, isHighlighted, isChosen, isCheckable],
  );
  // A key is answered by the rows in view; those further down come and change when there is time.
  const later = useDeferredValue<SearchRowFacts | null>(facts, null);
  // What is late must not hold the highlight, or the id that the box points to, beside the row that has them now.
  const holdsHighlight = later !== null && (later.isHighlighted || later.option.id === highlight.option?.id);
  const shown = place < IN_VIEW || isHighlighted || holdsHighlight ? facts : later;
  if (!shown) return null;
  return <SearchItemElement facts={shown} take={take} pointAt={pointAt} pin={pin} itemRef={ref} props={props} />;
});
