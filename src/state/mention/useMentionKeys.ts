import { useEffect, useRef } from "react";
import { hearEscape } from "../../utils/useEscapeFirst.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { hearSoftKeys } from "./hearSoftKeys.js";
import type { MentionEditor } from "./MentionEditor.js";
import type { MentionOption } from "./MentionOption.js";

interface MentionKeysOptions {
  editor: MentionEditor | null;
  isOpen: boolean;
  /** Nothing has come yet of what could match. */
  isLoading: boolean;
  /** The rows belong to an earlier text. */
  isStale: boolean;
  query: string | null;
  options: readonly MentionOption[];
  highlighted: MentionOption | null;
  highlight: (option: MentionOption) => void;
  accept: (option: MentionOption, event: Event | undefined) => void;
  close: () => void;
  /** Goes one template variable back; false where there is none. */
  goBack: () => boolean;
}

/** The keys of the popup. Gives the handler that every key press of the editor goes through first. */
export function useMentionKeys(options: MentionKeysOptions): (event: KeyboardEvent) => boolean {
  const { editor, isOpen, query, highlighted } = options;
  useEscape(editor, isOpen, options.close);

  // Enter pressed before anything could match takes the best match for that text once it is there.
  const awaited = useRef<string | null>(null);
  const takeAwaited = useEventCallback(() => {
    if (highlighted && awaited.current === query) options.accept(highlighted, undefined);
    awaited.current = null;
  });
  const isReady = highlighted !== null && !options.isStale;
  useEffect(() => {
    if (isReady || query !== awaited.current || !options.isLoading) takeAwaited();
  }, [isReady, query, options.isLoading, takeAwaited]);

  const take = useEventCallback((key: string, event: Event): boolean => {
    if (!isOpen) return false;
    return key === "Backspace" ? options.goBack() : highlighted ? onList(key, highlighted, event) : onEmpty(key);
  });
  useEffect(() => {
    const element = editor?.element();
    if (element) return hearSoftKeys(element, take);
  }, [editor, take]);

  return useEventCallback((event: KeyboardEvent): boolean => {
    // 229: an input method has taken the key, in browsers that do not say so otherwise.
    if (event.isComposing || event.keyCode === 229) return false;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const taken = take(event.key, event);
    if (taken) event.preventDefault();
    return taken;
  });

  function onList(key: string, current: MentionOption, event: Event): boolean {
    const { length } = options.options;
    const index = options.options.indexOf(current);
    const move = (to: number) => options.highlight(options.options[to]!);
    if (key === "ArrowDown") move((index + 1) % length);
    else if (key === "ArrowUp") move((index - 1 + length) % length);
    else if (key === "PageDown") move(Math.min(index + PAGE, length - 1));
    else if (key === "PageUp") move(Math.max(index - PAGE, 0));
    else if (key === "Enter" || key === "Tab") {
      if (options.isStale) awaited.current = query;
      else options.accept(current, event);
    } else return false;
    return true;
  }

  function onEmpty(key: string): boolean {
    if (key !== "Enter" || !options.isLoading || query === "") return false;
    awaited.current = query;
    return true;
  }
}

const PAGE = 8;

function useEscape(editor: MentionEditor | null, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const view = editor?.element()?.ownerDocument.defaultView;
    if (!isOpen || !view) return;
    return hearEscape(view, () => editor?.element(), close);
  }, [editor, isOpen, close]);
}
