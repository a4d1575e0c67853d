"use client";

import { Command } from "cmdk";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useResourceSearch, type UseResourceSearchOptions } from "../../state/useResourceSearch.js";
import type { PartProps } from "../../utils/PartProps.js";
import { pickProps } from "../../utils/pickProps.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceSearchContextProvider } from "./ResourceSearchContext.js";
import { ResourceSearchDefault } from "./ResourceSearchDefault.js";
import { useSearchKeys } from "./useSearchKeys.js";

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
 * @example
 * <ResourceSearch.Root onOpen={(ref) => attach(ref)} />
 */
export const ResourceSearchRoot = withRef(function ResourceSearchRoot({ children, ...props }: ResourceSearchRootProps) {
  const { t, dir } = useResourceContext();
  const [options, rest] = pickProps(props, OPTION_NAMES);
  const search = useResourceSearch(options);
  const id = useId();
  const ids = new Map(search.highlight.options.map((option, index) => [option.id, `${id}option${index}`]));
  const onKeyDown = useSearchKeys(search);
  return (
    <ResourceSearchContextProvider value={{ ...search, optionId: (option) => ids.get(option) ?? "" }}>
      <Command
        data-mcpr-root=""
        data-slot="resource-search"
        dir={dir}
        label={t("search.label")}
        shouldFilter={false}
        vimBindings={false}
        // cmdk trims values and takes equal ones for one row: it gets ids of ours, never server strings.
        value={search.highlight.option ? ids.get(search.highlight.option.id) : ""}
        onValueChange={(value) => {
          const option = search.highlight.options.find((one) => ids.get(one.id) === value);
          if (option) search.highlight.moveTo(option.id);
        }}
        {...rest}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (!event.defaultPrevented) onKeyDown(event);
        }}
      >
        {children ?? <ResourceSearchDefault />}
      </Command>
    </ResourceSearchContextProvider>
  );
});
