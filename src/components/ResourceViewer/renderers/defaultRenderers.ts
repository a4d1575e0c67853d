import type { ResourceRenderer } from "../ResourceRenderer.js";

/**
 * The kit's renderers, each loaded on first use. Ranks: 10 for exactly this kind, 50 for a family of kinds,
 * 90 for what shows anything. `text` and `hex` are also what the viewer falls back to.
 */
export const defaultRenderers: readonly ResourceRenderer[] = [
  // Documents and media
  { name: "hex", mimeTypes: ["*/*"], rank: 99, safe: true, plain: true, load: () => import("./HexRenderer.js") },
];
