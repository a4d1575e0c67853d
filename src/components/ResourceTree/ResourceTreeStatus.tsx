"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { KeyHints } from "../KeyHints.js";
import { useLiveText } from "../useLiveText.js";
import { useResourceTreeContext } from "./ResourceTreeContext.js";

export interface ResourceTreeStatusProps extends PartProps<"div"> {
  /** False where something else says how many are chosen. */
  countsChosen?: boolean | undefined;
}

/**
 * How many resources there are (so far, while lists are coming), match or are chosen, and entries that could not be
 * read. Renders a `<div>` with a polite status.
 */
export const ResourceTreeStatus = withRef(function ResourceTreeStatus({
  countsChosen = true,
  asChild,
  children,
  ...props
}: ResourceTreeStatusProps) {
  const { t, getServer } = useResourceContext();
  const {
    matchCount = 0,
    shownMatchCount,
    status,
    loadedCount,
    filterText,
    selectionMode,
    value,
    listings,
  } = useResourceTreeContext("ResourceTree.Status");
  const isComing = status === "loading" || status === "partial";
  const isPart = isComing || listings.some((listing) => listing.status === "stopped");
  const problems = listings.flatMap((listing) => listing.problems);
  const labelOf = (id: string) => visibleText(getServer(id)?.label ?? id);
  const unread = problems.filter(({ endsList }) => !endsList).length;
  const cut = new Set(problems.filter(({ endsList }) => endsList).map(({ server }) => server));
  const severalServers = new Set(problems.map(({ server }) => server)).size > 1;
  const summary = [
    unread > 0 && t("tree.problems", { count: unread }),
    ...[...cut].map((id) => t("tree.endedEarly", { server: labelOf(id) })),
  ];
  const parts = [
    shownMatchCount !== undefined
      ? t(shownMatchCount < matchCount ? "tree.bestMatches" : "tree.matches", {
          count: matchCount,
          shown: shownMatchCount,
        })
      : (loadedCount > 0 || status === "complete") &&
        t(isPart ? "tree.loadedSoFar" : "tree.count", { count: loadedCount }),
    countsChosen && selectionMode === "multiple" && value.length > 0 && t("tree.selected", { count: value.length }),
  ];
  const text = parts.filter(Boolean).join(" · ");
  const [said] = useLiveText(
    text || (isComing ? t("tree.loading") : ""),
    isComing ? filterText : `${filterText} ${text}`,
  );
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-tree-status" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <span aria-hidden="true">{text}</span>
          {problems.length > 0 && (
            <details data-slot="resource-tree-problems">
              <summary>{summary.filter(Boolean).join(" · ")}</summary>
              <ul>
                {problems.slice(0, 20).map(({ server, entry }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- problems have no identity and never move
                  <li key={index}>
                    {severalServers && <bdi>{labelOf(server)}: </bdi>}
                    <code dir="ltr">{visibleText(entry)}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <KeyHints
            hints={[
              ["↑↓", t("keys.move")],
              ...(selectionMode === "none" ? [] : [[t("keys.space"), t("keys.choose")] as const]),
              ["↵", t("keys.open")],
            ]}
          />
          <span role="status" data-visually-hidden="">
            {said}
          </span>
        </>,
      )}
    </Element>
  );
});
