"use client";

import { ResourceTreeRoot } from "../ResourceTree/ResourceTreeRoot.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

/** Everything that is offered, as a tree: a press or Enter shows a resource, the checkbox or Space chooses it. */
export function PickerBrowse() {
  const { value, select, selectionMode, accept, filter, preview, open, expanded, setExpanded } =
    useResourcePicker("ResourcePicker.Root");
  return (
    <ResourceTreeRoot
      selectionMode={selectionMode}
      value={value}
      onValueChange={select}
      accept={accept}
      filter={filter}
      expandedItems={expanded}
      onExpandedItemsChange={setExpanded}
      onOpen={preview}
      onOpenTemplate={(template) => open({ kind: "template", template })}
    />
  );
}
