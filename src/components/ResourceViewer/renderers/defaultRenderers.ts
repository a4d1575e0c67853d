import { jsonSequenceMimeTypes } from "../../../model/mime/jsonSequenceMimeTypes.js";
import { textMimeTypes } from "../../../model/mime/isTextType.js";
import type { ResourceRenderer } from "../ResourceRenderer.js";

/**
 * The kit's renderers, each loaded on first use. Ranks: 10 for exactly this kind, 50 for a family of kinds,
 * 90 for what shows anything. `text` and `hex` are also what the viewer falls back to.
 */
export const defaultRenderers: readonly ResourceRenderer[] = [
  // Documents and media
  {
    name: "markdown",
    mimeTypes: ["text/markdown", "text/x-markdown", "text/x-gfm"],
    rank: 10,
    safe: true,
    load: () => import("./MarkdownRenderer.js"),
  },
  { name: "image", mimeTypes: ["image/*"], rank: 50, safe: true, load: () => import("./ImageRenderer.js") },
  { name: "media", mimeTypes: ["audio/*", "video/*"], rank: 50, safe: true, load: () => import("./MediaRenderer.js") },
  { name: "pdf", mimeTypes: ["application/pdf"], rank: 10, safe: true, load: () => import("./PdfRenderer.js") },
  {
    name: "html",
    mimeTypes: ["text/html", "application/xhtml+xml"],
    rank: 10,
    safe: true,
    maxSize: 2_000_000,
    load: () => import("./HtmlRenderer.js"),
  },
  // Data and text
  {
    name: "json",
    mimeTypes: ["application/json", "text/json", "*/*+json", ...jsonSequenceMimeTypes],
    rank: 10,
    safe: true,
    load: () => import("./JsonRenderer.js"),
  },
  {
    name: "table",
    mimeTypes: ["text/csv", "text/tab-separated-values", "application/csv", "text/x-csv"],
    rank: 10,
    safe: true,
    load: () => import("./CsvRenderer.js"),
  },
  {
    name: "diff",
    mimeTypes: ["text/x-diff", "text/x-patch", "text/diff", "application/x-diff", "application/x-patch"],
    rank: 10,
    safe: true,
    load: () => import("./DiffRenderer.js"),
  },
  {
    name: "log",
    mimeTypes: ["text/x-log", "text/x-ansi", "application/x-log"],
    rank: 10,
    safe: true,
    load: () => import("./LogRenderer.js"),
  },
  {
    name: "xml",
    mimeTypes: ["application/xml", "text/xml", "application/*+xml", "text/*+xml", "model/*+xml"],
    rank: 50,
    safe: true,
    load: () => import("./XmlRenderer.js"),
  },
  {
    name: "text",
    mimeTypes: textMimeTypes,
    rank: 90,
    safe: true,
    plain: true,
    load: () => import("./TextRenderer.js"),
  },
  { name: "hex", mimeTypes: ["*/*"], rank: 99, safe: true, plain: true, load: () => import("./HexRenderer.js") },
];
