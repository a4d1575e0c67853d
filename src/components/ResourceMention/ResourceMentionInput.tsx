"use client";

import { Slot } from "radix-ui";
import { useCallback, useEffect, type ChangeEvent, type KeyboardEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { hearSoftKeys } from "../../state/mention/hearSoftKeys.js";
import type { MentionEditor } from "../../state/mention/MentionEditor.js";
import { textareaEditor } from "../../state/mention/textareaEditor.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { composerDirection } from "./composerDirection.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";
import { ResourceMentionHighlights } from "./ResourceMentionHighlights.js";

export interface ResourceMentionInputProps extends Omit<PartProps<"textarea">, "value" | "defaultValue"> {}

/**
 * The text field. Grows with its text; Enter sends, Shift+Enter breaks the line (both do without `onSubmit`). Renders a
 * `<textarea>` in a `<div>` that also holds the marks behind the mentions.
 */
export const ResourceMentionInput = withRef(function ResourceMentionInput({
  asChild,
  ref,
  ...props
}: ResourceMentionInputProps) {
  const { composer, mention, editor, setEditor, triggers } = useResourceMentionContext("ResourceMention.Input");
  const { t, dir: pageDirection } = useResourceContext();
  const connect = useCallback(
    (element: HTMLTextAreaElement | null) => setEditor(element && textareaEditor(element)),
    [setEditor],
  );
  const send = useEventCallback((key: string) => {
    const isTaken = key === "Enter" && composer.takesMessages;
    if (isTaken) composer.submit();
    return isTaken;
  });
  useEffect(() => {
    const element = editor?.element();
    if (element) return hearSoftKeys(element, send, { isLast: true });
  }, [editor, send]);
  useFormReset(editor, useEventCallback(composer.reset));
  const ours = {
    "aria-label": t("mention.label"),
    enterKeyHint: composer.takesMessages ? ("send" as const) : ("enter" as const),
    placeholder: t("mention.placeholder", { trigger: triggers[0]?.trim() ?? "" }),
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => composer.setText(event.currentTarget.value),
    onKeyDown(event: KeyboardEvent) {
      if (mention.handleKeyDown(event.nativeEvent)) return;
      const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
      if (event.key !== "Enter" || event.shiftKey || event.altKey || isComposing || !composer.takesMessages) return;
      event.preventDefault();
      composer.submit();
    },
  };
  const typing = mention.query ? [mention.query] : [];
  const dir = composerDirection(composer.text, [...composer.written, ...typing], pageDirection);
  const Element = asChild ? Slot.Root : "textarea";
  return (
    <div data-slot="resource-mention-text">
      <ResourceMentionHighlights dir={dir} />
      <Element
        data-slot="resource-mention-input"
        dir={dir}
        rows={1}
        spellCheck
        value={composer.text}
        {...mergeProps(ours, props)}
        ref={useMergedRef(connect, ref)}
      />
    </div>
  );
});

// React keeps a field's value through the reset of its form, so the field says it.
function useFormReset(editor: MentionEditor | null, onReset: () => void): void {
  useEffect(() => {
    const element = editor?.element();
    const root = element?.getRootNode();
    const onEvent = (event: Event) => {
      if (event.target === (element as HTMLTextAreaElement).form && !event.defaultPrevented) onReset();
    };
    root?.addEventListener("reset", onEvent);
    return () => root?.removeEventListener("reset", onEvent);
  }, [editor, onReset]);
}
