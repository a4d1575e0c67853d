"use client";

import { ResourceSearchBox } from "./ResourceSearchBox.js";
import { ResourceSearchEmpty } from "./ResourceSearchEmpty.js";
import { ResourceSearchError } from "./ResourceSearchError.js";
import { ResourceSearchList } from "./ResourceSearchList.js";
import { ResourceSearchLoading } from "./ResourceSearchLoading.js";
import { ResourceSearchStatus } from "./ResourceSearchStatus.js";
import { ResourceSearchTray } from "./ResourceSearchTray.js";

/** What a Root without children shows. */
export function ResourceSearchDefault() {
  return (
    <>
      <ResourceSearchBox />
      <ResourceSearchError />
      <ResourceSearchLoading />
      <ResourceSearchEmpty />
      <ResourceSearchList />
      <ResourceSearchTray />
      <ResourceSearchStatus />
    </>
  );
}
