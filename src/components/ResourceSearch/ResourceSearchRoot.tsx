"use client";

import { Command } from "cmdk";
import { Slot } from "radix-ui";
import { cloneElement, isValidElement, useId, useMemo, useState, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { SearchOption } from "../../state/search/SearchOption.js";
import { useResourceSearch, type UseResourceSearchOptions } from "../../state/useResourceSearch.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { pickProps } from "../../utils/pickProps.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceSearchContextProvider } from "./ResourceSearchContext.js";
import { ResourceSearchDefault } from "./ResourceSearchDefault.js";
import { keepOwnKeys, useSearchKeys } from "./useSearchKeys.js";

export interface ResourceSearchRootProps
  extends UseResourceSearchOptions, Omit<PartProps<"div">, keyof UseResourceSearchOptions | "defaultValue"> {}

const OPTION_NAMES = [
  "inputValue",
  "defaultInputValue",
  "onInputValueChange",
  "value",
  "defaultValue",
  "onValueChange",
  "selectionMode",
  "onOpen",
  "servers",
  "resources",
  "mutedServers",
  "defaultMutedServers",
  "onMutedServersChange",
  "filters",
  "defaultFilters",
  "onFiltersChange",
  "serverCap",
  "accept",
  "filter",
  "limit",
  "rank",
  "recents",
] as const satisfies readonly (keyof UseResourceSearchOptions)[];

/**
 * A search over all resources and templates of all servers. Renders a `<div>` around cmdk, which keeps the list's
 * wiring; matching, ranking and the highlight are the kit's. Without children: the box, filters, list and status.
 *
 * @selector [data-no-rows] there are no results, or none yet
 *
 * @example
 * <ResourceSearch.Root onOpen={(ref) => attach(ref)} />
 */
export const ResourceSearchRoot = withRef(function ResourceSearchRoot({
  asChild,
  children,
  ref,
  ...props
}: ResourceSearchRootProps) {
  const { t, dir } = useResourceContext();
  const [options, rest] = pickProps(props, OPTION_NAMES);
  const search = useResourceSearch(options);
  const mergedRef = useMergedRef(useFocusHeir<HTMLDivElement>(), ref);
  const id = useId();
  const { selectionMode, isSelected, pin } = search;
  const { options: rows, option: highlightedOption } = search.highlight;
  // Ids are those of places: rows come and go in them, and cmdk need not take each in anew.
  const places = useMemo(() => new Map(rows.map((option, index) => [option.id, index])), [rows]);
  const highlighted = highlightedOption?.id;
  const take = useEventCallback((option: SearchOption) => {
    // Rows further down may still be those of an earlier text.
    if (search.isStale || !places.has(option.id)) return;
    search.highlight.moveTo(option.id);
    search.choose(option, { reason: "item-press" });
  });
  const pointAt = useEventCallback((option: SearchOption) => {
    if (places.has(option.id)) search.highlight.moveTo(option.id);
  });
  const drawn = useMemo(
    () => ({
      highlighted,
      setSize: rows.length,
      placeOf: (row: string) => places.get(row) ?? -1,
      optionId: (row: string) => (places.has(row) ? `${id}option${places.get(row)}` : ""),
      selectionMode,
      isSelected,
      pin,
      take,
      pointAt,
    }),
    [highlighted, rows, places, id, selectionMode, isSelected, pin, take, pointAt],
  );
  const onKeyDown = useSearchKeys(search);
  const [isFiltering, setFiltering] = useState(false);
  const filterPanel = { id: `${id}filters`, isOpen: isFiltering, setOpen: setFiltering };
  const host = asChild && isValidElement<{ children?: ReactNode }>(children) ? children : null;
  const own = {
    "data-mcpr-root": "",
    "data-slot": "resource-search",
    "data-no-rows": dataAttribute(search.groups.length === 0),
    dir,
  };
  const wiring = {
    label: t("search.label"),
    shouldFilter: false,
    vimBindings: false,
    // cmdk trims values and takes equal ones for one row: it gets ids of ours, never server strings.
    value: highlighted === undefined ? "" : drawn.optionId(highlighted),
    // Nothing hears where cmdk would put the highlight: at every key it goes to the first row, whichever is best.
    disablePointerSelection: true,
  };
  const contents = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps keys from what is around it
    <div style={{ display: "contents" }} onKeyDown={keepOwnKeys}>
      {(host ? host.props.children : children) ?? <ResourceSearchDefault />}
    </div>
  );
  return (
    <ResourceSearchContextProvider value={{ ...search, filterPanel, drawn }}>
      {host ? (
        // cmdk's own element cannot be replaced; it stands without a box inside the host's.
        <Slot.Root {...own} {...rest} ref={mergedRef}>
          {cloneElement(
            host,
            undefined,
            <Command {...wiring} onKeyDown={onKeyDown} style={{ display: "contents" }}>
              {contents}
            </Command>,
          )}
        </Slot.Root>
      ) : (
        <Command {...wiring} {...mergeProps({ ...own, onKeyDown }, rest)} ref={mergedRef}>
          {contents}
        </Command>
      )}
    </ResourceSearchContextProvider>
  );
});
