"use client";

import { Slot } from "radix-ui";
import type { ChangeEvent, KeyboardEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useEscapeFirst } from "../../utils/useEscapeFirst.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeContext } from "./ResourceTreeContext.js";

export interface ResourceTreeSearchProps extends PartProps<"input"> {}

/**
 * The filter box: keeps what matches with its folders; emptied, the tree stands as it was. Renders an
 * `<input type="search">`. ArrowDown goes to the tree, Escape empties it.
 */
export const ResourceTreeSearch = withRef(function ResourceTreeSearch({
  asChild,
  ref,
  ...props
}: ResourceTreeSearchProps) {
  const { t } = useResourceContext();
  const { filterText, setFilterText, active, takeFocus } = useResourceTreeContext("ResourceTree.Search");
  const own = useEscapeFirst<HTMLInputElement>(filterText !== "", () => setFilterText(""));
  const Element = asChild ? Slot.Root : "input";
  return (
    <Element
      {...mergeProps(
        {
          "data-slot": "resource-tree-search",
          type: "search",
          dir: "auto" as const,
          "aria-label": t("tree.filter"),
          placeholder: t("tree.filter"),
          value: filterText,
          onChange: (event: ChangeEvent<HTMLInputElement>) => setFilterText(event.target.value),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.nativeEvent.isComposing) return;
            // In the host's own form Enter would send that.
            if (event.key === "Enter") event.preventDefault();
            if (event.key === "ArrowDown" && active !== -1) {
              event.preventDefault();
              takeFocus();
            }
          },
        },
        props,
      )}
      ref={useMergedRef(own, ref)}
    />
  );
});
