"use client";

import { ResourceTreeEmpty } from "../ResourceTree/ResourceTreeEmpty.js";
import { ResourceTreeError } from "../ResourceTree/ResourceTreeError.js";
import { ResourceTreeList } from "../ResourceTree/ResourceTreeList.js";
import { ResourceTreeLoading } from "../ResourceTree/ResourceTreeLoading.js";
import { ResourceTreeRoot } from "../ResourceTree/ResourceTreeRoot.js";
import { ResourceTreeSearch } from "../ResourceTree/ResourceTreeSearch.js";
import { ResourceTreeStatus } from "../ResourceTree/ResourceTreeStatus.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

/** Everything that is offered, as a tree: a press or Enter shows a resource, the checkbox or Space chooses it. The picker's own tray says what is chosen. */
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
    >
      <ResourceTreeSearch />
      <ResourceTreeError />
      <ResourceTreeLoading />
      <ResourceTreeEmpty />
      <ResourceTreeList />
      <ResourceTreeStatus countsChosen={false} />
    </ResourceTreeRoot>
  );
}
