"use client";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { visibleText } from "../../model/visibleText.js";
import { describeError } from "../../client/describeError.js";
import { formatBytes } from "../../utils/formatBytes.js";
import { useFirstOf } from "../../utils/useFirstOf.js";
import { ResourceIcon } from "../ResourceIcon.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerNotice } from "./ViewerNotice.js";
import { ViewerTextButton } from "./ViewerTextButton.js";

const ENTRIES_STEP = 200;

/** The entries of a directory, each a button that opens it. */
export function ViewerDirectory() {
  const { t, locale, getServer } = useResourceContext();
  const { name, entries, entriesArePartial, entriesError, retryEntries, openResource } =
    useResourceViewer("ResourceViewer.Content");
  const { shown, left, showMore } = useFirstOf(entries, ENTRIES_STEP);
  if (entries.length === 0) return <p data-slot="resource-viewer-message">{t("viewer.emptyDirectory")}</p>;
  return (
    <>
      <ul data-slot="resource-viewer-entries" aria-label={name}>
        {shown.map((entry) => (
          <li key={entry.uri}>
            <button type="button" data-slot="resource-viewer-entry" onClick={() => openResource?.(entry)}>
              <ResourceIcon item={entry} />
              <bdi>{visibleText(displayName(entry))}</bdi>
              {entry.size !== undefined && (
                <span data-slot="resource-viewer-facts">{formatBytes(entry.size, locale)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && <ViewerTextButton onClick={showMore}>{t("viewer.showMore", { count: left })}</ViewerTextButton>}
      {entriesError && (
        <ViewerNotice tone="danger">
          {describeError(entriesError, {
            t,
            server: getServer(entriesError.server)?.label ?? entriesError.server,
            name,
          })}{" "}
          <ViewerTextButton onClick={retryEntries}>{t("action.retry")}</ViewerTextButton>
        </ViewerNotice>
      )}
      {entriesArePartial && <p data-slot="resource-viewer-message">{t("viewer.moreComing")}</p>}
    </>
  );
}
