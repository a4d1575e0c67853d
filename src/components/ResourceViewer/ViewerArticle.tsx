"use client";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { kindOf } from "../../model/mime/kindOf.js";
import { parseMimeType } from "../../model/mime/parseMimeType.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { formatBytes } from "../../utils/formatBytes.js";
import { useResourceViewer, type ViewerItem } from "./ResourceViewerContext.js";
import { ViewerItemActions } from "./ViewerItemActions.js";
import { ViewerNotices } from "./ViewerNotices.js";
import { ViewerRendering } from "./ViewerRendering.js";

// Of an answer with many contents, those after the first few wait folded.
const OPEN_AT_FIRST = 8;

/** One of the contents. Alone it fills the viewer; among several it has a head with its own name, size and actions. */
export function ViewerArticle({ item }: { item: ViewerItem }) {
  const { t, locale } = useResourceContext();
  const { items } = useResourceViewer("ResourceViewer.Content");
  const [open, setOpen] = useState(item.index < OPEN_AT_FIRST);
  const bodyId = useId();
  const { decoded, name } = item;
  const alone = items.length === 1;
  const shown = alone || open;
  return (
    <article
      data-slot="resource-viewer-item"
      data-kind={decoded && kindOf(decoded.mimeType)}
      data-expanded={dataAttribute(shown)}
      data-loading={dataAttribute(decoded === undefined)}
      aria-label={name}
    >
      {!alone && (
        <div data-slot="resource-viewer-item-header">
          <button
            type="button"
            data-slot="resource-viewer-item-toggle"
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight aria-hidden="true" data-mirrored="" />
            <bdi data-slot="resource-viewer-title">{name}</bdi>
            {decoded && (
              <span data-slot="resource-viewer-facts">
                <bdi>{parseMimeType(decoded.mimeType)?.essence}</bdi>
                <bdi>{formatBytes(decoded.size, locale)}</bdi>
              </span>
            )}
          </button>
          <div role="group" aria-label={t("viewer.actionsOf", { name })} data-slot="resource-viewer-actions">
            <ViewerItemActions item={item} />
          </div>
        </div>
      )}
      {shown && (
        <div id={bodyId} data-slot="resource-viewer-item-body">
          {decoded === undefined ? (
            <p data-slot="resource-viewer-message">{t("viewer.decoding")}</p>
          ) : (
            <>
              <ViewerNotices content={decoded} />
              <ViewerRendering item={item} content={decoded} />
            </>
          )}
        </div>
      )}
    </article>
  );
}
