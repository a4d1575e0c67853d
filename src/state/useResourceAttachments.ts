"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useResourceContext } from "../client/useResourceContext.js";
import { byteLength } from "../model/context/byteLength.js";
import { estimateTokens } from "../model/context/estimateTokens.js";
import { knownBudget } from "../model/context/knownBudget.js";
import type { InputResponses } from "../model/InputRequest.js";
import type { Resource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { AttachmentReader, type AttachmentRead } from "./attachments/AttachmentReader.js";
import {
  useResourceSelection,
  type ResourceSelection,
  type SelectedResource,
  type UseResourceSelectionOptions,
} from "./useResourceSelection.js";

/** One attachment: what it is and how far reading it has come. Give them to `toContentBlocks` as they are. */
export interface Attachment extends AttachmentRead {
  key: string;
  ref: SelectedResource;
  resource: Pick<Resource, "uri"> & Partial<Resource>;
  /** In bytes: of the contents, before that what the server said. */
  size: number | undefined;
  /** Estimated. */
  tokens: number | undefined;
}

/** What all attachments come to. */
export interface AttachmentTotals {
  count: number;
  /** In bytes, of what goes in by value. */
  size: number;
  /** Estimated, of what goes in by value. */
  tokens: number;
  /** How many of them nothing says how much they are, before they are read. */
  unknown: number;
  /** The host's budget in tokens, if there is one. */
  budget: number | undefined;
  isOverBudget: boolean;
}

/** What is attached, and how much of it may be. */
export interface UseResourceAttachmentsOptions extends Omit<UseResourceSelectionOptions, "selectionMode"> {
  /** Tokens that all attachments together should not exceed. */
  budget?: number | undefined;
  /** What is larger (bytes) is not read, and can go in as a link only. By default 10 MB. */
  maxBytes?: number | undefined;
}

/** The attachments with their states, and what can be done with them. */
export interface ResourceAttachmentsState extends Omit<ResourceSelection, "value" | "isSelected" | "toggle"> {
  /** In the order in which they were attached or moved. */
  items: readonly Attachment[];
  totals: AttachmentTotals;
  /** The attachment whose server is asking now; others that ask wait until it is answered. */
  asking: Attachment | undefined;
  /** Answers what the server asks before it lets a resource be read. */
  respond: (ref: ResourceRef, responses: InputResponses) => void;
  /** Reads again: after a failure, or after a change. */
  refresh: (ref: ResourceRef) => void;
  /** The server says that it changed since it was read. */
  markChanged: (ref: ResourceRef) => void;
}

/**
 * The resources that go with a message: read as soon as they are attached, three of a server at a time, each with its
 * state, size and tokens.
 *
 * @example
 * const attachments = useResourceAttachments({ value, onValueChange, budget: 8000 });
 * const blocks = toContentBlocks(attachments.items);
 */
export function useResourceAttachments({
  budget: given,
  maxBytes = 10_000_000,
  ...options
}: UseResourceAttachmentsOptions = {}): ResourceAttachmentsState {
  const budget = knownBudget(given);
  const { queryClient, getServer } = useResourceContext();
  const { value, add, remove, move, clear, replace } = useResourceSelection(options);
  const reader = useMemo(() => new AttachmentReader(queryClient), [queryClient]);
  const reads = useSyncExternalStore(reader.subscribe, reader.getSnapshot, reader.getSnapshot);
  useEffect(() => reader.follow(value, getServer, { maxBytes }), [reader, value, getServer, maxBytes]);
  useEffect(() => () => reader.stop(), [reader]);

  const items = useMemo(() => value.map((ref) => describe(ref, reads.get(resourceKey(ref)))), [value, reads]);
  return {
    items,
    totals: useMemo(() => sumUp(items, budget), [items, budget]),
    asking: items.find(({ status }) => status === "input-required"),
    add,
    remove,
    move,
    clear,
    replace,
    respond: (ref, responses) => reader.respond(ref, responses),
    refresh: (ref) => reader.refresh(ref),
    markChanged: (ref) => reader.markChanged(ref),
  };
}

function describe(ref: SelectedResource, read: AttachmentRead = { status: "waiting" }): Attachment {
  const { server: _, ...resource } = ref as SelectedResource & Partial<Resource>;
  const { contents } = read;
  return {
    ...read,
    key: resourceKey(ref),
    ref,
    resource,
    size: read.size ?? (contents ? contents.reduce((sum, one) => sum + byteLength(one), 0) : resource.size),
    tokens: tokensOf(read, resource),
  };
}

function tokensOf(read: AttachmentRead, resource: Attachment["resource"]): number | undefined {
  if (isLink(read)) return estimateTokens(resource.uri);
  return read.contents ? estimateTokens(read.contents) : estimateTokens(resource);
}

// What could not be read goes in as a link.
function isLink({ status, contents }: AttachmentRead): boolean {
  return status === "too-large" || (status === "failed" && !contents);
}

function sumUp(items: readonly Attachment[], budget: number | undefined): AttachmentTotals {
  const tokens = items.reduce((sum, item) => sum + (item.tokens ?? 0), 0);
  return {
    count: items.length,
    size: items.reduce((sum, item) => sum + (isLink(item) ? 0 : (item.size ?? 0)), 0),
    tokens,
    unknown: items.filter((item) => item.tokens === undefined).length,
    budget,
    isOverBudget: budget !== undefined && tokens > budget,
  };
}
