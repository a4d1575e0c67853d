"use client";
import { ResourceViewerContent } from "./ResourceViewerContent.js";
import { ResourceViewerEmpty } from "./ResourceViewerEmpty.js";
import { ResourceViewerError } from "./ResourceViewerError.js";
import { ResourceViewerHeader } from "./ResourceViewerHeader.js";
import { ResourceViewerInputRequest } from "./ResourceViewerInputRequest.js";
import { ResourceViewerLoading } from "./ResourceViewerLoading.js";
import { ResourceViewerSizePrompt } from "./ResourceViewerSizePrompt.js";

/** The composition that a Root without children shows. */
export function ResourceViewerDefault() {
  return (
    <>
      <ResourceViewerHeader />
      <ResourceViewerSizePrompt />
      <ResourceViewerLoading />
      <ResourceViewerError />
      <ResourceViewerInputRequest />
      <ResourceViewerEmpty />
      <ResourceViewerContent />
    </>
  );
}
