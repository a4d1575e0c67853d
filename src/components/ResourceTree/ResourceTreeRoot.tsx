"use client";

import { Slot } from "radix-ui";
import { useImperativeHandle, useRef, useState, type Ref } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ResourceRef } from "../../model/Resource.js";
import { useResourceTree, type UseResourceTreeOptions } from "../../state/useResourceTree.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { pickProps } from "../../utils/pickProps.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceTreeContextProvider } from "./ResourceTreeContext.js";
import { ResourceTreeDefault } from "./ResourceTreeDefault.js";

/** What `actionsRef` gives. */
export interface ResourceTreeActions {
  /**
   * Opens the folders above a resource and puts the keyboard on it, without the filter where that leaves it out; false
   * where it is not in the tree (yet).
   */
  reveal: (ref: ResourceRef) => boolean;
  /** Opens all folders that are loaded. */
  expandAll: () => void;
  /** Closes all folders. */
  collapseAll: () => void;
}

export interface ResourceTreeRootProps
  extends UseResourceTreeOptions, Omit<PartProps<"div">, keyof UseResourceTreeOptions | "defaultValue"> {
  /** Gets what the host can do with the tree: show a resource, open all folders, close all. */
  actionsRef?: Ref<ResourceTreeActions> | undefined;
}

const OPTION_NAMES = [
  "value",
  "defaultValue",
  "onValueChange",
  "expandedItems",
  "defaultExpandedItems",
  "onExpandedItemsChange",
  "selectionMode",
  "servers",
  "resources",
  "sort",
  "compact",
  "accept",
  "filter",
  "isDisabled",
  "showApps",
  "onOpen",
  "onOpenTemplate",
] as const satisfies readonly (keyof UseResourceTreeOptions)[];

/**
 * The resources of all servers as a tree, for ten of them or a million. Renders a `<div>`; without children a filter
 * box, the tree and its status.
 *
 * @example
 * <ResourceTree.Root onOpen={(ref) => preview(ref)} />
 */
export const ResourceTreeRoot = withRef(function ResourceTreeRoot({
  asChild,
  actionsRef,
  children,
  ref,
  ...props
}: ResourceTreeRootProps) {
  const { dir } = useResourceContext();
  const [options, rest] = pickProps(props, OPTION_NAMES);
  const tree = useResourceTree(options);
  const listRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const takeFocus = () => {
    hasFocus.current = true;
    setTimesAsked(timesAsked + 1);
  };
  useImperativeHandle(actionsRef, () => ({
    reveal: (ref: ResourceRef) => {
      const isThere = tree.reveal(ref);
      if (isThere) takeFocus();
      return isThere;
    },
    expandAll: () => tree.setAllExpanded(true, { reason: "imperative" }),
    collapseAll: () => tree.setAllExpanded(false, { reason: "imperative" }),
  }));
  const mergedRef = useMergedRef(useFocusHeir<HTMLDivElement>(), ref);
  const Element = asChild ? Slot.Root : "div";
  return (
    <ResourceTreeContextProvider value={{ ...tree, listRef, hasFocus, takeFocus, timesAsked }}>
      <Element data-mcpr-root="" data-slot="resource-tree" dir={dir} {...rest} ref={mergedRef}>
        {fillChild(asChild, children, <ResourceTreeDefault />)}
      </Element>
    </ResourceTreeContextProvider>
  );
});
