"use client";

import { Search } from "lucide-react";
import { ResourceSearchFilters } from "./ResourceSearchFilters.js";
import { ResourceSearchInput } from "./ResourceSearchInput.js";

/** The line with the input and the filters that are set. */
export function ResourceSearchBox() {
  return (
    <div data-slot="resource-search-box">
      <Search aria-hidden="true" />
      <ResourceSearchFilters />
      <ResourceSearchInput />
    </div>
  );
}
