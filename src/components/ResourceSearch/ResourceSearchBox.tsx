"use client";

import { Search } from "lucide-react";
import { ResourceSearchFilters } from "./ResourceSearchFilters.js";
import { ResourceSearchFilterPanel } from "./ResourceSearchFilterPanel.js";
import { ResourceSearchFilterToggle } from "./ResourceSearchFilterToggle.js";
import { ResourceSearchInput } from "./ResourceSearchInput.js";

/** The line with the input and the filters that are set; below it what can be filtered by, when asked for. */
export function ResourceSearchBox() {
  return (
    <>
      <div data-slot="resource-search-box">
        <Search aria-hidden="true" />
        <ResourceSearchFilters />
        <ResourceSearchInput />
        <ResourceSearchFilterToggle />
      </div>
      <ResourceSearchFilterPanel />
    </>
  );
}
