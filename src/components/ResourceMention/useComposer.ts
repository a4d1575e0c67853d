import { useEffect, useMemo, useRef } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { parseMentions, type Mention } from "../../model/mention/parseMentions.js";
import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import type { MentionEditor } from "../../state/mention/MentionEditor.js";
import { useControllableState } from "../../utils/useControllableState.js";
import { useEventCallback } from "../../utils/useEventCallback.js";

export interface ComposerOptions {
  /** The text, as the host keeps it. */
  value?: string | undefined;
  /** The text at first, where the host does not keep it. */
  defaultValue?: string | undefined;
  /** The user wrote, or sent the message. */
  onValueChange?: ((value: string, details: { reason: "input-change" | "submit" }) => void) | undefined;
  /**
   * The resources that go with the message. Without it they are those mentioned in the text. Given, a mention made in
   * the text is asked for through `onMentionsChange`, and one that the host takes out leaves the text too.
   */
  mentions?: readonly ResourceRef[] | undefined;
  /** A mention was written, taken out or sent. */
  onMentionsChange?:
    | ((mentions: readonly ResourceRef[], details: { reason: "input-change" | "remove-press" | "submit" }) => void)
    | undefined;
  /**
   * The user sends the message. An uncontrolled text is then emptied. Without it nothing is sent: Enter breaks the
   * line, and there is no send button.
   */
  onSubmit?: ((text: string, mentions: readonly ResourceRef[]) => void) | undefined;
}

export interface Composer {
  text: string;
  setText: (text: string) => void;
  /** The text goes back to what it was first, as with a form that is reset; one that the host keeps is the host's. */
  reset: () => void;
  /** The finished mentions in the text, without the one being typed. */
  inText: readonly Mention[];
  /** All of them. */
  written: readonly Mention[];
  mentions: readonly ResourceRef[];
  remove: (ref: ResourceRef) => void;
  submit: () => void;
  /** The host takes messages at all. */
  takesMessages: boolean;
  canSubmit: boolean;
}

/** The text of the composer and the resources that go with it. */
export function useComposer(
  { value, defaultValue = "", onValueChange, mentions: given, onMentionsChange, onSubmit }: ComposerOptions,
  editor: MentionEditor | null,
  typingAt: number | null,
): Composer {
  const { servers } = useResourceContext();
  const [text, setText] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const written = useMemo(() => parseMentions(text, servers), [text, servers]);
  const inText = useMemo(() => written.filter(({ start }) => start !== typingAt), [written, typingAt]);
  const found = useStableRefs(inText);
  const mentions = given ?? found;
  const change = useEventCallback((next: readonly ResourceRef[], reason: "input-change" | "remove-press" | "submit") =>
    onMentionsChange?.(next, { reason }),
  );

  const takeOut = useEventCallback((key: string) => {
    const own = inText.filter((mention) => resourceKey(mention.ref) === key);
    for (const { start, end } of own.toReversed()) {
      editor?.replace(start, text[end] === " " ? end + 1 : end, "", null);
    }
  });
  const remove = useEventCallback((ref: ResourceRef) => {
    const key = resourceKey(ref);
    takeOut(key);
    if (given) change(without(given, key), "remove-press");
  });
  // The text has gained or lost a mention, by whatever edit.
  const last = useRef(found);
  const reconcile = useEventCallback((before: readonly ResourceRef[]) => {
    const added = without(found, ...before.map(resourceKey));
    const gone = without(before, ...found.map(resourceKey)).map(resourceKey);
    const next = given ? [...without(given, ...gone, ...added.map(resourceKey)), ...added] : found;
    if (keysOf(next) !== keysOf(given ?? before)) change(next, "input-change");
  });
  const isSubmitted = useRef(false);
  const endMessage = useEventCallback((before: readonly ResourceRef[]) => {
    if ((given ?? before).length > 0) change([], "submit");
  });
  useEffect(() => {
    const before = last.current;
    last.current = found;
    // A host may keep the text that was sent; then its mentions stay too.
    const isSent = isSubmitted.current && text === "";
    isSubmitted.current = false;
    if (isSent) endMessage(before);
    else if (before !== found) reconcile(before);
  }, [text, found, reconcile, endMessage]);

  // The host has taken one out.
  const lastGiven = useRef(given);
  useEffect(() => {
    const before = lastGiven.current ?? [];
    lastGiven.current = given;
    if (!given || before === given) return;
    without(before, ...given.map(resourceKey)).forEach((ref) => takeOut(resourceKey(ref)));
  }, [given, takeOut]);

  // Emptied for nobody, the text would be lost.
  const canSubmit = onSubmit !== undefined && (text.trim() !== "" || mentions.length > 0);
  const submit = useEventCallback(() => {
    if (!canSubmit) return;
    // The one at the caret goes along: nobody types at it any more.
    const all = uniqueRefs(written);
    onSubmit?.(text, given ? [...given, ...without(all, ...given.map(resourceKey))] : all);
    isSubmitted.current = text !== "";
    if (text === "") endMessage(found);
    setText("", { reason: "submit" });
  });

  return {
    text,
    setText: (next) => setText(next, { reason: "input-change" }),
    reset: () => value === undefined && setText(defaultValue, { reason: "input-change" }),
    inText,
    written,
    mentions,
    remove,
    submit,
    takesMessages: onSubmit !== undefined,
    canSubmit,
  };
}

// One for each resource, and the same array until they change.
function useStableRefs(inText: readonly Mention[]): readonly ResourceRef[] {
  const refs = uniqueRefs(inText);
  // oxlint-disable-next-line react/exhaustive-deps -- the keys stand for the content
  return useMemo(() => refs, [keysOf(refs)]);
}

function uniqueRefs(mentions: readonly Mention[]): ResourceRef[] {
  return [...new Map(mentions.map(({ ref }) => [resourceKey(ref), ref])).values()];
}

function without(refs: readonly ResourceRef[], ...keys: string[]): ResourceRef[] {
  const taken = new Set(keys);
  return refs.filter((ref) => !taken.has(resourceKey(ref)));
}

function keysOf(refs: readonly ResourceRef[]): string {
  return JSON.stringify(refs.map(resourceKey));
}
