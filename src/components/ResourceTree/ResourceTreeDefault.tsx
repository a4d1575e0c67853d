"use client";

import { ResourceTreeEmpty } from "./ResourceTreeEmpty.js";
import { ResourceTreeError } from "./ResourceTreeError.js";
import { ResourceTreeList } from "./ResourceTreeList.js";
import { ResourceTreeLoading } from "./ResourceTreeLoading.js";
import { ResourceTreeSearch } from "./ResourceTreeSearch.js";
import { ResourceTreeStatus } from "./ResourceTreeStatus.js";

/** What a Root without children shows. */
export function ResourceTreeDefault() {
  return (
    <>
      <ResourceTreeSearch />
      <ResourceTreeError />
      <ResourceTreeLoading />
      <ResourceTreeEmpty />
      <ResourceTreeList />
      <ResourceTreeStatus />
    </>
  );
}
