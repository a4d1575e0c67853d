import type { KeyboardEvent } from "react";
import { useEffect, useRef } from "react";
import type { ResourceSearchState } from "../../state/useResourceSearch.js";
import { useEventCallback } from "../../utils/useEventCallback.js";

const PAGE = 10;

/**
 * The keys of the list, before cmdk sees them. Arrows and pages move the highlight, Home and End stay with the text,
 * Backspace in an empty box takes the last chip away, Alt+P pins the highlighted resource. Enter takes the highlighted
 * row of the text now in the box; while that is being searched, it waits for it.
 */
export function useSearchKeys(search: ResourceSearchState) {
  const waiting = useRef<string | null>(null);
  const take = useEventCallback((event?: KeyboardEvent) => {
    if (search.highlight.option) search.choose(search.highlight.option, { reason: "keyboard", event });
  });
  useEffect(() => {
    if (search.isStale || waiting.current === null) return;
    const isSameText = waiting.current === search.inputValue;
    waiting.current = null;
    if (isSameText) take();
  }, [search.isStale, search.inputValue, take]);

  return (event: KeyboardEvent<HTMLElement>) => {
    // While an input method composes, keys are its own.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // By its place, as Alt gives other letters on many keyboards.
    if (event.altKey && event.code === "KeyP" && search.highlight.option?.kind === "resource") {
      const { resource, isPinned } = search.highlight.option;
      return handle(event, () => search.pin(resource, !isPinned));
    }
    const inBox = (event.target as Element).matches("input");
    switch (event.key) {
      case "ArrowDown":
        return handle(event, () => search.highlight.moveBy(1));
      case "ArrowUp":
        return handle(event, () => search.highlight.moveBy(-1));
      case "PageDown":
        return handle(event, () => search.highlight.moveBy(PAGE));
      case "PageUp":
        return handle(event, () => search.highlight.moveBy(-PAGE));
      case "Enter":
        if (!inBox) return;
        // With a modifier it is what is around the list that is meant; cmdk must not take it for a choice.
        if (event.ctrlKey || event.metaKey || event.altKey) return event.preventDefault();
        return handle(event, () => {
          if (search.isStale) waiting.current = search.inputValue;
          else take(event);
        });
      case "Backspace":
        if (inBox && search.inputValue === "") return takeAway(event);
    }
  };

  function takeAway(event: KeyboardEvent): void {
    const details = { reason: "keyboard" as const, event };
    const filter = search.filters.at(-1);
    const muted = search.mutedServers.at(-1);
    // A template that begins with a variable.
    if (search.template) handle(event, () => search.setInputValue("", { reason: "clear-press", event }));
    else if (filter) handle(event, () => search.removeFilter(filter, details));
    else if (muted !== undefined) handle(event, () => search.setMuted(muted, false, details));
  }
}

/**
 * Keeps the keys of other controls in the search from cmdk, which would take Enter on any of them for a choice and move
 * the highlight by the arrows of a text field.
 */
export function keepOwnKeys(event: KeyboardEvent<HTMLElement>): void {
  const isOfList = (event.target as Element).closest("[cmdk-input], [cmdk-list]") !== null;
  if (!isOfList && /^(Enter|Home|End|Arrow)/.test(event.key) && !event.ctrlKey && !event.metaKey)
    event.stopPropagation();
}

function handle(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}
