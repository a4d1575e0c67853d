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
  const { value, select, selectionMode, offers, preview, query, setQuery } = useResourcePicker("ResourcePicker.Root");
  return (
    <ResourceSearchRoot
      inputValue={query}
      onInputValueChange={setQuery}
      selectionMode={selectionMode}
      value={value}
      onValueChange={select}
      filter={offers}
      onOpen={preview}
    >
      <ResourceSearchBox />
      <ResourceSearchError />
      <ResourceSearchLoading />
      <ResourceSearchEmpty />
      <ResourceSearchList />
      <ResourceSearchStatus />
    </ResourceSearchRoot>
  );
}
