"use client";
import { ChevronDown, ChevronUp, Search } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { useEscapeFirst } from "../../../utils/useEscapeFirst.js";
import { useMergedRef } from "../../../utils/useMergedRef.js";
import { useLiveText } from "../../useLiveText.js";
import type { Find } from "./useFind.js";
import { ViewerButton } from "../ViewerButton.js";

interface FindBarProps {
  find: Find;
  inputRef: Ref<HTMLInputElement>;
  /** What Escape gives the keyboard back to. */
  onLeave: () => void;
  /** Further controls of the renderer, at the end. */
  children?: ReactNode;
}

/** The line above a long text: a find box with its count, and what else the renderer offers. */
export function FindBar({ find, inputRef, onLeave, children }: FindBarProps) {
  const { t } = useResourceContext();
  const none = find.matches.starts.length === 0;
  const count = countOf(find, t);
  const [said] = useLiveText(count, `${find.query} ${count}`);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== "Enter") return;
    event.preventDefault();
    find.step(event.shiftKey ? -1 : 1);
  }
  const own = useEscapeFirst<HTMLInputElement>(find.query !== "", () => {
    find.setQuery("");
    onLeave();
  });
  const ref = useMergedRef(own, inputRef);

  return (
    <div data-slot="resource-viewer-find">
      <span data-slot="resource-viewer-find-box">
        <Search aria-hidden="true" />
        <input
          ref={ref}
          type="search"
          data-slot="resource-viewer-find-input"
          aria-label={t("viewer.find")}
          placeholder={t("viewer.find")}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={find.query}
          onChange={(event) => find.setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <span aria-hidden="true" data-slot="resource-viewer-find-count">
        {count}
      </span>
      <span role="status" data-visually-hidden="">
        {said}
      </span>
      {find.query !== "" && (
        <>
          <ViewerButton label={t("viewer.findPrevious")} disabled={none} onClick={() => find.step(-1)}>
            <ChevronUp aria-hidden="true" />
          </ViewerButton>
          <ViewerButton label={t("viewer.findNext")} disabled={none} onClick={() => find.step(1)}>
            <ChevronDown aria-hidden="true" />
          </ViewerButton>
        </>
      )}
      <span data-slot="resource-viewer-find-end">{children}</span>
    </div>
  );
}

function countOf({ query, isSearching, matches }: Find, t: ReturnType<typeof useResourceContext>["t"]): string {
  if (query === "" || isSearching) return "";
  const total = matches.starts.length;
  if (total === 0) return t("viewer.findNone");
  return t(matches.capped ? "viewer.findCapped" : "viewer.findCount", { current: matches.current + 1, total });
}
