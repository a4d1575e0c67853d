import { lastSegment } from "../lastSegment.js";
import { parseMimeType } from "../mime/parseMimeType.js";
import { extensionOfMimeType } from "../mime/mimeTypeOfName.js";

/**
 * The file name to save content under: the last segment of its URI, without anything a file system or a reader could
 * stumble over, and with the extension of its type where it has none.
 */
export function downloadName(uri: string, mimeType: string): string {
  // Cut first: what a pattern looks for at the end it tries from every place before.
  const name = lastSegment(uri)
    .slice(-LONGEST)
    .replace(UNSAFE, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const base = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name) ? `_${name}` : name || "resource";
  if (/\.[a-z0-9]{1,8}$/i.test(base)) return base;
  const extension = extensionOfMimeType(parseMimeType(mimeType)?.essence ?? "");
  return extension === undefined ? base : `${base}.${extension}`;
}

const LONGEST = 100;

// Separators and reserved characters of file systems, controls, and format characters that hide or reorder others.
const UNSAFE = /[\\/:*?"<>|]|(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
