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
  { name: "hex", mimeTypes: ["*/*"], rank: 99, safe: true, plain: true, load: () => import("./HexRenderer.js") },
];
