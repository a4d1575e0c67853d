"use client";

import { Search } from "lucide-react";
import { ResourceSearchEmpty } from "./ResourceSearchEmpty.js";
import { ResourceSearchError } from "./ResourceSearchError.js";
import { ResourceSearchFilters } from "./ResourceSearchFilters.js";
import { ResourceSearchInput } from "./ResourceSearchInput.js";
import { ResourceSearchList } from "./ResourceSearchList.js";
import { ResourceSearchLoading } from "./ResourceSearchLoading.js";
import { ResourceSearchStatus } from "./ResourceSearchStatus.js";
import { ResourceSearchTray } from "./ResourceSearchTray.js";

/** What a Root without children shows. */
export function ResourceSearchDefault() {
  return (
    <>
      <div data-slot="resource-search-box">
        <Search aria-hidden="true" />
        <ResourceSearchFilters />
        <ResourceSearchInput />
      </div>
      <ResourceSearchError />
      <ResourceSearchLoading />
      <ResourceSearchEmpty />
      <ResourceSearchList />
      <ResourceSearchTray />
      <ResourceSearchStatus />
    </>
  );
}
