import type { ReactNode } from "react";
import type { ResourceError } from "../../client/ResourceError.js";
import type { DecodedContents } from "../../model/contents/DecodedContents.js";
import type { ListedResource, ResourceContents, ResourceRef } from "../../model/Resource.js";
import type { UseResourceContentsResult } from "../../queries/useResourceContents.js";
import { createPartContext } from "../../utils/createPartContext.js";
import type { ResourceRenderer } from "./ResourceRenderer.js";

/** Where the viewer stands: `too-large` waits for the user's consent, `directory` shows entries instead of contents. */
export type ViewerStatus =
  | "idle"
  | "too-large"
  | "loading"
  | "input-required"
  | "error"
  | "empty"
  | "directory"
  | "success";

/** One of the contents, and how it is shown. */
export interface ViewerItem {
  index: number;
  contents: ResourceContents;
  /** Undefined while a large one is being decoded. */
  decoded: DecodedContents | undefined;
  /** Last segment of its URI, safe to read. */
  name: string;
  showsSource: boolean;
  setShowsSource: (shows: boolean) => void;
}

/** What the Root of a viewer gives to its parts. */
export interface ResourceViewerContextValue {
  /** Null when the host gave contents. */
  resource: ResourceRef | null;
  known: ListedResource | undefined;
  /** Display name, safe to read. */
  name: string;
  headingId: string;
  status: ViewerStatus;
  items: readonly ViewerItem[];
  error: ResourceError | null;
  read: UseResourceContentsResult;
  /** Entries of a directory. */
  entries: readonly ListedResource[];
  entriesArePartial: boolean;
  /** Why further entries are missing; `retryEntries` goes on from there. */
  entriesError: ResourceError | null;
  retryEntries: () => void;
  renderers: readonly ResourceRenderer[];
  /** Agrees to the size, so that the resource is read. */
  confirmSize: () => void;
  refresh: () => void;
  /** Opens another resource: by the host's callback, else in place. */
  openResource: ((ref: ResourceRef) => void) | undefined;
  openElsewhere: (() => void) | undefined;
  /** Back to what was shown before a resource was opened in place. */
  back: (() => void) | undefined;
  /** Says something politely to screen readers. */
  announce: (message: string) => void;
  renderApp: ((content: DecodedContents) => ReactNode) | undefined;
}

export const [ResourceViewerProvider, useResourceViewer] =
  createPartContext<ResourceViewerContextValue>("ResourceViewer.Root");
