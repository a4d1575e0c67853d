"use client";

import { ResourceSearchEmpty } from "../ResourceSearch/ResourceSearchEmpty.js";
import { ResourceSearchError } from "../ResourceSearch/ResourceSearchError.js";
import { ResourceSearchList } from "../ResourceSearch/ResourceSearchList.js";
import { ResourceSearchLoading } from "../ResourceSearch/ResourceSearchLoading.js";
import { ResourceSearchBox } from "../ResourceSearch/ResourceSearchBox.js";
import { ResourceSearchRoot } from "../ResourceSearch/ResourceSearchRoot.js";
import { ResourceSearchStatus } from "../ResourceSearch/ResourceSearchStatus.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

/** One box over all servers; what is taken is chosen and shown. The picker's own tray says what is chosen. */
export function PickerSearch() {
  const picker = useResourcePicker("ResourcePicker.Root");
  return (
    <ResourceSearchRoot
      inputValue={picker.query}
      onInputValueChange={picker.setQuery}
      filters={picker.filters}
      onFiltersChange={picker.setFilters}
      mutedServers={picker.mutedServers}
      onMutedServersChange={picker.setMutedServers}
      selectionMode={picker.selectionMode}
      value={picker.value}
      onValueChange={picker.select}
      accept={picker.accept}
      filter={picker.filter}
      onOpen={picker.preview}
    >
      <ResourceSearchBox />
      <ResourceSearchError />
      <ResourceSearchLoading />
      <ResourceSearchEmpty />
      <ResourceSearchList />
      <ResourceSearchStatus countsChosen={false} />
    </ResourceSearchRoot>
  );
}
