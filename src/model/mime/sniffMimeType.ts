import { mimeTypeOfName } from "./mimeTypeOfName.js";
import { isTextType } from "./isTextType.js";
import { looksLikeText } from "./looksLikeText.js";

/**
 * The type of content by what it holds: magic bytes first, then, for text, its first characters. A URI, where given,
 * decides what the content leaves open. Always gives a type: `text/plain` or `application/octet-stream` when nothing tells more.
 */
export function sniffMimeType(content: Uint8Array | string, uri?: string): string {
  const named = uri === undefined ? undefined : mimeTypeOfName(uri);
  if (typeof content === "string") return sniffText(content, named);
  const magic = magicMimeType(content);
  // Office files are zip archives; their name tells which.
  if (magic === "application/zip" && named?.startsWith("application/vnd.openxmlformats")) return named;
  if (magic !== undefined) return magic;
  if (!looksLikeText(content)) return named !== undefined && !isTextType(named) ? named : "application/octet-stream";
  return sniffText(new TextDecoder().decode(content.subarray(0, TEXT_SAMPLE)), named);
}

/** The type that the first bytes prove, or undefined. Text never proves anything. */
export function magicMimeType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  for (const [type, offset, magic] of MAGIC) {
    if (head.startsWith(magic, offset)) return type;
  }
  if (head.startsWith("RIFF")) return RIFF[head.slice(8, 12)];
  if (head.startsWith("ftyp", 4)) return FTYP.find(([brand]) => brand.test(head.slice(8, 12)))?.[1] ?? "video/mp4";
  // MPEG audio without a tag: eleven set bits, then layer III.
  if (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2 && (bytes[2]! & 0xf0) !== 0xf0) return "audio/mpeg";
  return String.fromCharCode(...bytes.subarray(257, 262)) === "ustar" ? "application/x-tar" : undefined;
}

const TEXT_SAMPLE = 1024;

function sniffText(text: string, named: string | undefined): string {
  if (named !== undefined && isTextType(named)) return named;
  const head = text.slice(0, TEXT_SAMPLE).replace(/^\ufeff?\s+|^\ufeff/, "");
  for (const [type, start] of TEXT_STARTS) {
    if (start.test(head)) return type;
  }
  const tail = text.slice(-TEXT_SAMPLE).trimEnd();
  if (/^\{\s*["}]/.test(head) && tail.endsWith("}")) return "application/json";
  if (/^\[\s*(["{[\]\d-]|true|false|null)/.test(head) && tail.endsWith("]")) return "application/json";
  return "text/plain";
}

// A comment ends at the first `-->`: a pattern that could also read on would try every way to divide a row of them.
const TEXT_STARTS: readonly (readonly [string, RegExp])[] = [
  ["text/html", /^(<!--((?!-->)[^])*-->\s*)*<(!doctype html|html|head|body)\b/i],
  ["image/svg+xml", /^(<\?xml[^>]*>\s*)?(<!--((?!-->)[^])*-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i],
  ["application/xml", /^<\?xml\s/i],
  ["text/x-diff", /^(diff --git |Index: |--- \S.*\n\+\+\+ )/],
  ["text/x-shellscript", /^#!.*\b(ba|z|da)?sh\b/],
  ["text/x-python", /^#!.*\bpython/],
  ["text/javascript", /^#!.*\bnode\b/],
];

const MAGIC: readonly (readonly [type: string, offset: number, magic: string])[] = [
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/gif", 0, "GIF87a"],
  ["image/gif", 0, "GIF89a"],
  ["image/bmp", 0, "BM\x36"],
  ["image/tiff", 0, "II*\0"],
  ["image/tiff", 0, "MM\0*"],
  ["image/x-icon", 0, "\0\0\x01\0"],
  ["application/pdf", 0, "%PDF-"],
  ["application/zip", 0, "PK\x03\x04"],
  ["application/zip", 0, "PK\x05\x06"],
  ["application/gzip", 0, "\x1f\x8b"],
  ["application/x-bzip2", 0, "BZh"],
  ["application/x-xz", 0, "\xfd7zXZ\0"],
  ["application/x-7z-compressed", 0, "7z\xbc\xaf\x27\x1c"],
  ["application/zstd", 0, "\x28\xb5\x2f\xfd"],
  ["application/wasm", 0, "\0asm"],
  ["application/vnd.sqlite3", 0, "SQLite format 3\0"],
  ["application/x-elf", 0, "\x7fELF"],
  ["application/java-vm", 0, "\xca\xfe\xba\xbe"],
  ["application/msword", 0, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  ["audio/mpeg", 0, "ID3"],
  ["audio/flac", 0, "fLaC"],
  ["audio/ogg", 0, "OggS"],
  ["audio/midi", 0, "MThd"],
  ["video/webm", 0, "\x1a\x45\xdf\xa3"],
  ["video/x-flv", 0, "FLV\x01"],
  ["font/woff", 0, "wOFF"],
  ["font/woff2", 0, "wOF2"],
];

const RIFF: Readonly<Record<string, string>> = { WEBP: "image/webp", WAVE: "audio/wav", "AVI ": "video/x-msvideo" };

const FTYP: readonly (readonly [RegExp, string])[] = [
  [/^avi[fs]$/, "image/avif"],
  [/^(heic|heix|mif1|msf1)$/, "image/heic"],
  [/^M4[AB] $/, "audio/mp4"],
  [/^qt {2}$/, "video/quicktime"],
];
