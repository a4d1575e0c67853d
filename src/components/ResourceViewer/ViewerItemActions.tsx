"use client";
import { Check, Code, Copy, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { downloadName } from "../../model/contents/downloadName.js";
import { saveFile } from "../../utils/saveFile.js";
import { chooseRenderer } from "./chooseRenderer.js";
import { useResourceViewer, type ViewerItem } from "./ResourceViewerContext.js";
import { ViewerButton } from "./ViewerButton.js";

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
        <ViewerButton
          pressed={item.showsSource}
          label={t("viewer.showSource")}
          onClick={() => item.setShowsSource(!item.showsSource)}
        >
          <Code aria-hidden="true" />
        </ViewerButton>
      )}
      {characters !== undefined && (
        <ViewerButton label={t("viewer.copy")} onClick={copy}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </ViewerButton>
      )}
      {raw !== undefined && (
        <ViewerButton
          label={t("viewer.download")}
          onClick={() => saveFile(downloadName(decoded.uri, decoded.mimeType), raw)}
        >
          <Download aria-hidden="true" />
        </ViewerButton>
      )}
    </>
  );
}
