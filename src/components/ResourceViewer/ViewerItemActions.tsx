"use client";
import { Check, Code, Copy, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { downloadName } from "../../model/contents/downloadName.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { saveFile } from "../../utils/saveFile.js";
import { chooseRenderer } from "./chooseRenderer.js";
import { useResourceViewer, type ViewerItem } from "./ResourceViewerContext.js";

/** "Show source", "Copy" and "Download" of one of the contents, as far as they make sense for it. */
export function ViewerItemActions({ item }: { item: ViewerItem }) {
  const { t } = useResourceContext();
  const { renderers, announce } = useResourceViewer("ResourceViewer.Actions");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const { decoded } = item;
  if (decoded === undefined) return null;
  const characters = decoded.text ?? decoded.source;
  const raw = decoded.bytes ?? characters;
  const hasSource = decoded.source !== undefined || chooseRenderer(renderers, decoded)?.plain !== true;

  async function copy() {
    try {
      await navigator.clipboard.writeText(characters!);
      setCopied(true);
      announce(t("viewer.copied", { name: item.name }));
    } catch {
      announce(t("viewer.copyFailed"));
    }
  }

  return (
    <>
      {hasSource && raw !== undefined && (
        <button
          type="button"
          data-slot="resource-viewer-button"
          data-selected={dataAttribute(item.showsSource)}
          aria-pressed={item.showsSource}
          aria-label={t("viewer.showSource")}
          title={t("viewer.showSource")}
          onClick={() => item.setShowsSource(!item.showsSource)}
        >
          <Code aria-hidden="true" />
        </button>
      )}
      {characters !== undefined && (
        <button
          type="button"
          data-slot="resource-viewer-button"
          aria-label={t("viewer.copy")}
          title={t("viewer.copy")}
          onClick={copy}
        >
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </button>
      )}
      {raw !== undefined && (
        <button
          type="button"
          data-slot="resource-viewer-button"
          aria-label={t("viewer.download")}
          title={t("viewer.download")}
          onClick={() => saveFile(downloadName(decoded.uri, decoded.mimeType), raw)}
        >
          <Download aria-hidden="true" />
        </button>
      )}
    </>
  );
}
