"use client";

import { useEffect, useId, useRef } from "react";
import type { MentionQuery } from "../../model/mention/detectMention.js";
import type { ResourceRef } from "../../model/Resource.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";
import type { MentionEditor } from "./MentionEditor.js";
import type { MentionGroup, MentionOption } from "./MentionOption.js";
import type { MentionSession } from "./MentionSession.js";
import { stepBack, type TemplateStep } from "./templateStep.js";
import { useMentionAria } from "./useMentionAria.js";
import { useMentionChoice, type MentionSelectDetails } from "./useMentionChoice.js";
import { useMentionGroups, type MentionStatus } from "./useMentionGroups.js";
import { useMentionHighlight } from "./useMentionHighlight.js";
import { useMentionKeys } from "./useMentionKeys.js";
import { useMentionSession } from "./useMentionSession.js";

/** Where is typed, and what is offered. */
export interface UseResourceMentionOptions {
  /** The editor the user types in; null while it is not there. A new object starts anew, so keep it. */
  editor: MentionEditor | null;
  /** What opens the popup, one or several: `"@"`, `"#"`, `"/res "`. */
  trigger?: string | readonly string[] | undefined;
  /** Only these servers; by default all of the provider's. */
  servers?: readonly string[] | undefined;
  /** Servers whose resources are left out, unless the query names one (`docs:`). */
  mutedServers?: readonly string[] | undefined;
  /** Shown first while nothing is typed after the trigger, the latest first. */
  recents?: readonly ResourceRef[] | undefined;
  /** How many rows each server has before its "more". */
  limit?: number | undefined;
  /** A resource was chosen and its mention stands in the text. */
  onSelect?: ((ref: ResourceRef, details: MentionSelectDetails) => void) | undefined;
}

/** The popup as state. */
export interface UseResourceMentionResult {
  isOpen: boolean;
  /** What is being typed; null while no mention is. */
  query: MentionQuery | null;
  /** The rows, in the order of the keyboard. */
  groups: readonly MentionGroup[];
  /** The row that Enter takes: always one that is shown. */
  highlighted: MentionOption | null;
  /** Where a mention begins that is being typed or changed by hand: not one to read from yet. */
  draft: number | null;
  /** The template variable being completed. */
  step: TemplateStep | null;
  status: MentionStatus;
  listings: readonly ResourceListing[];
  /** Puts the highlight on a row, as the pointer does. */
  highlight: (option: MentionOption) => void;
  /** Takes a row, as Enter and a press do. */
  select: (option: MentionOption, details: MentionSelectDetails) => void;
  close: () => void;
  /** Give it every key press of the editor first; true means that the popup took it. */
  handleKeyDown: (event: KeyboardEvent) => boolean;
  /** Where the trigger stands in the viewport, down to the caret's line: what the popup must leave to be seen. */
  getAnchorRect: () => DOMRect | null;
  /** The DOM ids that the editor's ARIA attributes point to. */
  listId: string;
  getOptionId: (option: MentionOption) => string;
}

/**
 * Mentions of resources in any text editor: opens on a trigger, ranks what is typed after it, completes templates in
 * the text, and sets the ARIA attributes on the editor's element. Renders nothing.
 *
 * @example
 * const editor = useMemo(() => element && textareaEditor(element), [element]);
 * const mention = useResourceMention({ editor });
 */
export function useResourceMention({
  editor,
  trigger = "@",
  servers,
  mutedServers = NONE,
  recents = NONE,
  limit = 6,
  onSelect,
}: UseResourceMentionOptions): UseResourceMentionResult {
  const { session, query, draft, opening } = useMentionSession(editor, trigger);
  const typed = query?.query ?? null;
  const { groups, template, isStale, isNarrowed, text, listings, status, expand } = useMentionGroups({
    opening,
    query: typed,
    servers,
    mutedServers,
    recents,
    limit,
  });
  useRetryOnOpening(opening, query !== null, listings);
  const options = groups.flatMap((group) => group.options);
  // While lists are coming a word without a match may still get one; a sentence will not.
  const isWaiting = status !== "complete" && !/\s/.test(text);
  const isOpen = query !== null && (options.length > 0 || isWaiting);
  useIsomorphicLayoutEffect(() => session?.show(isOpen), [session, isOpen]);

  const { highlighted, highlight } = useMentionHighlight(opening, typed, options);
  const { apply, select } = useMentionChoice({ session, query, template, highlight, expand, onSelect });
  const close = useEventCallback(() => session?.dismiss());
  const id = useId();
  const listId = `${id}list`;
  const getOptionId = useOptionIds(id);
  useMentionAria(editor, isOpen ? listId : null, highlighted && getOptionId(highlighted));
  const handleKeyDown = useMentionKeys({
    editor,
    isOpen,
    isLoading: isStale || (status === "loading" && !listings.some(({ isSlow }) => isSlow)),
    isStale,
    query: typed,
    options,
    highlighted,
    highlight,
    accept: (option, event) => select(option, { reason: "keyboard", event }),
    close,
    goBack() {
      if (!template.step || template.step.typed !== "" || !isNarrowed) return false;
      apply(stepBack(template.step) ?? { text: "" });
      return true;
    },
  });

  return {
    isOpen,
    query,
    draft: isOpen ? query.start : draft,
    groups,
    highlighted,
    step: template.step,
    status,
    listings,
    highlight,
    select,
    close,
    handleKeyDown,
    // Asked for between renders too, when the page scrolls.
    getAnchorRect: () => session && anchorOf(session),
    listId,
    getOptionId,
  };
}

const NONE: readonly never[] = [];

// The focus stays in the text, so there is no button for it: typing the trigger again is trying again.
function useRetryOnOpening(opening: number, isTyped: boolean, listings: readonly ResourceListing[]): void {
  const retry = useEventCallback(() => {
    for (const listing of listings) if (listing.error ?? listing.templatesError) listing.retry();
  });
  useEffect(() => {
    if (isTyped) retry();
  }, [opening, isTyped, retry]);
}

function anchorOf({ editor, getSnapshot }: MentionSession): DOMRect | null {
  const query = getSnapshot();
  const trigger = query && editor.rect(query.start);
  const caret = query && editor.rect(query.end);
  if (!trigger || !caret) return trigger;
  const top = Math.min(trigger.top, caret.top);
  return new DOMRect(trigger.x, top, trigger.width, Math.max(trigger.bottom, caret.bottom) - top);
}

// Numbers, because an id made of a server's text could be any other element's.
function useOptionIds(prefix: string): (option: MentionOption) => string {
  const numbers = useRef(new Map<string, number>());
  return ({ id }) => {
    const { current: known } = numbers;
    if (!known.has(id)) known.set(id, known.size);
    return `${prefix}${known.get(id)}`;
  };
}
