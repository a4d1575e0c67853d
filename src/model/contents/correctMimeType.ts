import { formatMimeType } from "../mime/formatMimeType.js";
import { isTextType } from "../mime/isTextType.js";
import { isVagueType } from "../mime/isVagueType.js";
import { looksLikeText } from "../mime/looksLikeText.js";
import type { MimeType } from "../mime/parseMimeType.js";
import { magicMimeType, sniffMimeType } from "../mime/sniffMimeType.js";

/** The type to show bytes as, and whether the bytes prove the declared one wrong. */
export function correctMimeType(
  bytes: Uint8Array,
  uri: string,
  declared: MimeType | null,
): { type: string; contradicted: boolean } {
  if (declared === null || isVagueType(declared)) return { type: sniffMimeType(bytes, uri), contradicted: false };
  const given = ALIASES.get(declared.essence) ?? declared.essence;
  const kept = { type: formatMimeType({ ...declared, essence: given }), contradicted: false };
  if (bytes.length === 0) return kept;
  const magic = magicMimeType(bytes);
  if (isTextType(given)) {
    if (declared.parameters.charset !== undefined || looksLikeText(bytes)) return kept;
    return { type: magic ?? "application/octet-stream", contradicted: true };
  }
  if (magic !== undefined) return contradicts(magic, given) ? { type: magic, contradicted: true } : kept;
  // What should be a picture, sound or document but reads as text is mostly an error message.
  if (MUST_HAVE_MAGIC.test(given) && looksLikeText(bytes)) return { type: "text/plain", contradicted: true };
  return kept;
}

const ALIASES: ReadonlyMap<string, string> = new Map([
  ["image/jpg", "image/jpeg"],
  ["image/pjpeg", "image/jpeg"],
  ["image/x-png", "image/png"],
  ["image/x-ms-bmp", "image/bmp"],
  ["image/x-bmp", "image/bmp"],
  ["image/vnd.microsoft.icon", "image/x-icon"],
  ["audio/mp3", "audio/mpeg"],
  ["audio/x-wav", "audio/wav"],
  ["audio/wave", "audio/wav"],
  ["audio/x-flac", "audio/flac"],
  ["audio/x-m4a", "audio/mp4"],
  ["application/x-pdf", "application/pdf"],
  ["application/x-gzip", "application/gzip"],
  ["application/x-zip-compressed", "application/zip"],
]);

const MUST_HAVE_MAGIC =
  /^(image\/(png|jpeg|gif|webp|avif|bmp|tiff|heic|x-icon)|audio\/(mpeg|wav|flac|ogg|mp4)|video\/(mp4|webm|quicktime)|application\/(pdf|zip|gzip|wasm))$/;

const FIXED_FORMAT = /^(image|audio|video|font)\/|^application\/(pdf|gzip|wasm)$/;

/** Many formats are zip archives, and Ogg, MP4 and Matroska hold sound as well as film: those agree with more than themselves. */
function contradicts(magic: string, given: string): boolean {
  if (magic === given || !FIXED_FORMAT.test(given)) return false;
  const media = /^(audio|video)\//;
  return !(media.test(magic) && media.test(given)) || (magic === "audio/mpeg" && given.startsWith("video/"));
}
