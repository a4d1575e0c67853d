import type { RefObject } from "react";
import type { Attachment, ResourceAttachmentsState } from "../../state/useResourceAttachments.js";
import { createPartContext } from "../../utils/createPartContext.js";
import { createRowContext } from "../../utils/createRowContext.js";
import type { NamedResource } from "../useToldApart.js";
import type { AnnouncedChange } from "./useAnnouncedChange.js";

/** What the Root of the attachments gives to its parts. */
export interface ResourceAttachmentsContextValue extends ResourceAttachmentsState {
  preview: (item: Attachment) => void;
  /** Told of a change before it is asked for: says it to screen readers once it is there. */
  expectChange: (change: AnnouncedChange) => void;
  hintId: string;
  listRef: RefObject<HTMLUListElement | null>;
  /** How each is called, by key. */
  named: ReadonlyMap<string, NamedResource>;
}

export const [ResourceAttachmentsProvider, useResourceAttachmentsContext] =
  createPartContext<ResourceAttachmentsContextValue>("ResourceAttachments.Root");

/** Tells the parts of a row which attachment it shows. */
export const [ResourceAttachmentsRow, useResourceAttachmentsRow] = createRowContext<Attachment>(
  "ResourceAttachments.List",
  "item",
);

/** What one item gives to the parts in it. */
export interface AttachmentItemContextValue {
  item: Attachment;
  /** Display name, safe to read. */
  name: string;
  /** What tells it apart from others of its name, safe to read. */
  place: string | undefined;
  /** The element that says so. */
  placeId: string;
  /** Label of its server, safe to read. */
  server: string;
  /** Takes it away and moves the focus to what comes after it. */
  remove: (reason: "remove-press" | "keyboard") => void;
}

export const [AttachmentItemProvider, useAttachmentItem] =
  createPartContext<AttachmentItemContextValue>("ResourceAttachments.Item");
