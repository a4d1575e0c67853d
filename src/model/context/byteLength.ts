import type { ResourceContents } from "../Resource.js";

/** Size of the raw content in bytes, without decoding it: exact for text, and for base64 that is well formed. */
export function byteLength({ text, blob }: Pick<ResourceContents, "text" | "blob">): number {
  if (typeof text === "string") return utf8Length(text);
  if (typeof blob !== "string") return 0;
  const padding = blob.endsWith("==") ? 2 : blob.endsWith("=") ? 1 : 0;
  return Math.max(0, Math.floor((blob.length * 3) / 4) - padding);
}

// Counted, not encoded: no second copy of what may be many megabytes.
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    // A surrogate pair is two units and four bytes.
    bytes += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
