import type { ResourceContents } from "../Resource.js";
import { utf8Length } from "../utf8Length.js";

/** Size of the raw content in bytes, without decoding it: exact for text, and for base64 that is well formed. */
export function byteLength({ text, blob }: Pick<ResourceContents, "text" | "blob">): number {
  if (typeof text === "string") return utf8Length(text);
  if (typeof blob !== "string") return 0;
  const padding = blob.endsWith("==") ? 2 : blob.endsWith("=") ? 1 : 0;
  return Math.max(0, Math.floor((blob.length * 3) / 4) - padding);
}
