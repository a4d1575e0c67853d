"use client";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { magicMimeType } from "../../../model/mime/sniffMimeType.js";
import { useObjectUrl } from "../../../utils/useObjectUrl.js";
import type { RendererProps } from "../ResourceRenderer.js";

/** A PDF in the browser's own viewer, where it has one. Only bytes that begin as a PDF are given to it. */
export default function PdfRenderer({ content, name }: RendererProps) {
  const { t } = useResourceContext();
  const isPdf = content.bytes !== undefined && magicMimeType(content.bytes) === "application/pdf";
  const url = useObjectUrl(isPdf ? content.bytes : undefined, "application/pdf");
  if (!isPdf) throw new Error("The content does not begin as a PDF.");
  const unsupported = <p data-slot="resource-viewer-message">{t("viewer.pdf.unsupported")}</p>;
  if (url === undefined) return null;
  if (!navigator.pdfViewerEnabled) return unsupported;
  return (
    <>
      <p data-slot="resource-viewer-printed">{t("viewer.printedFrame")}</p>
      <object data-slot="resource-viewer-pdf" type="application/pdf" data={url} aria-label={name}>
        {unsupported}
      </object>
    </>
  );
}
