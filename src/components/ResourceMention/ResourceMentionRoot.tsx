"use client";

import { Slot } from "radix-ui";
import { useEffect, useMemo, useState } from "react";
import type { MentionEditor } from "../../state/mention/MentionEditor.js";
import { useResourceMention, type UseResourceMentionOptions } from "../../state/mention/useResourceMention.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useControllableState } from "../../utils/useControllableState.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceMentionProvider } from "./ResourceMentionContext.js";
import { ResourceMentionDefault } from "./ResourceMentionDefault.js";
import { useComposer, type ComposerOptions } from "./useComposer.js";

export interface ResourceMentionRootProps
  extends
    Omit<PartProps<"div">, "onSubmit" | "onSelect" | "defaultValue">,
    Omit<UseResourceMentionOptions, "editor">,
    ComposerOptions {
  /** An editor of the host's own, in place of `ResourceMention.Input`. */
  editor?: MentionEditor | null | undefined;
  /** Those left out at first, where the host does not keep them. */
  defaultMutedServers?: readonly string[] | undefined;
  /** The user left a server out, or took one in again. */
  onMutedServersChange?: ((servers: readonly string[], details: { reason: "item-press" }) => void) | undefined;
}

/**
 * A message composer in which a trigger (`@`) opens the resources of all servers, ranked by what is typed after it.
 * Renders a `<div>`; without children the whole composer: text field, popup, chips and, with `onSubmit`, a send button.
 *
 * @selector [data-expanded] the popup is open
 * @example
 * <ResourceMention.Root onSubmit={(text, mentions) => send(text, mentions)} />
 */
export const ResourceMentionRoot = withRef(function ResourceMentionRoot({
  value,
  defaultValue,
  onValueChange,
  mentions,
  onMentionsChange,
  onSubmit,
  editor: given,
  trigger = "@",
  servers,
  mutedServers: muted,
  defaultMutedServers = NONE,
  onMutedServersChange,
  recents,
  limit,
  onSelect,
  asChild,
  children,
  ref,
  ...props
}: ResourceMentionRootProps) {
  const [own, setEditor] = useState<MentionEditor | null>(null);
  const editor = given === undefined ? own : given;
  const [mutedServers, setMutedServers] = useControllableState({
    value: muted,
    defaultValue: defaultMutedServers,
    onChange: onMutedServersChange,
  });
  const mention = useResourceMention({ editor, trigger, servers, mutedServers, recents, limit, onSelect });
  const composer = useComposer(
    { value, defaultValue, onValueChange, mentions, onMentionsChange, onSubmit },
    editor,
    mention.draft,
  );
  useKeysOf(given ?? null, mention.handleKeyDown);

  const triggers = useMemo(() => (typeof trigger === "string" ? [trigger] : trigger), [trigger]);
  const setMuted = (server: string, isMuted: boolean) =>
    setMutedServers(isMuted ? [...mutedServers, server] : mutedServers.filter((id) => id !== server), {
      reason: "item-press",
    });
  const mergedRef = useMergedRef(useFocusHeir<HTMLDivElement>(), ref);
  const Element = asChild ? Slot.Root : "div";
  return (
    <ResourceMentionProvider value={{ composer, mention, editor, setEditor, triggers, mutedServers, setMuted }}>
      <Element
        data-slot="resource-mention"
        data-mcpr-root=""
        data-expanded={dataAttribute(mention.isOpen)}
        {...props}
        ref={mergedRef}
      >
        {fillChild(asChild, children, <ResourceMentionDefault />)}
      </Element>
    </ResourceMentionProvider>
  );
});

const NONE: readonly string[] = [];

// An editor that is not ours gets its keys after us, whatever it listens with.
function useKeysOf(editor: MentionEditor | null, handleKeyDown: (event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const element = editor?.element();
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (handleKeyDown(event)) event.stopImmediatePropagation();
    };
    element.addEventListener("keydown", onKeyDown, { capture: true });
    return () => element.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [editor, handleKeyDown]);
}
