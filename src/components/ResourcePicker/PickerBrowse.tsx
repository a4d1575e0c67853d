"use client";

import { useMemo } from "react";
import { useEventCallback } from "../../utils/useEventCallback.js";
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
  const { value, selectionMode, accept, filter, expanded, ...picker } = useResourcePicker("ResourcePicker.Root");
  const select = useEventCallback(picker.select);
  const setExpanded = useEventCallback(picker.setExpanded);
  const preview = useEventCallback(picker.preview);
  const open = useEventCallback(picker.open);
  // Behind the other tab it is not drawn again with every key that is typed there.
  return useMemo(
    () => (
      <ResourceTreeRoot
        selectionMode={selectionMode}
        value={value}
        onValueChange={select}
        accept={accept}
        filter={filter}
        expandedItems={expanded}
        onExpandedItemsChange={setExpanded}
        onOpen={preview}
        onOpenTemplate={(template, { values }) => open({ kind: "template", template, values })}
      >
        <ResourceTreeSearch />
        <ResourceTreeError />
        <ResourceTreeLoading />
        <ResourceTreeEmpty />
        <ResourceTreeList />
        <ResourceTreeStatus countsChosen={false} />
      </ResourceTreeRoot>
    ),
    [value, selectionMode, accept, filter, expanded, select, setExpanded, preview, open],
  );
}
