import { isTextType } from "../mime/isTextType.js";
import { parseMimeType } from "../mime/parseMimeType.js";
import type { Resource, ResourceContents } from "../Resource.js";
import { byteLength } from "./byteLength.js";

/** A resource as listed: its size is all that is known of it. */
type Unread = Pick<Resource, "size" | "mimeType">;

/**
 * Roughly how many tokens a model spends on this: text, contents that were read, or a listed resource by its `size`
 * (undefined where the server gave none). A heuristic that needs no tokenizer: characters by script, a flat sum for a
 * picture, bytes for everything else. Within a third of what GPT and Claude tokenizers count on prose, code and data;
 * when in doubt too high.
 */
export function estimateTokens(source: string | ResourceContents | readonly ResourceContents[]): number;
/** The same of a listed resource; undefined where the server gave no `size`. */
export function estimateTokens(source: Unread): number | undefined;
export function estimateTokens(source: string | readonly ResourceContents[] | (Unread & Partial<ResourceContents>)) {
  if (typeof source === "string") return tokensOfText(source);
  if (isList(source)) return source.reduce((sum, item) => sum + estimateTokens(item), 0);
  if (typeof source.text === "string") return tokensOfText(source.text);
  if (typeof source.blob === "string") return tokensOfBytes(byteLength(source), source.mimeType);
  const { size, mimeType = "text/plain" } = source;
  // A host's own data may hold what no size is.
  return size !== undefined && size >= 0 ? tokensOfBytes(size, mimeType) : undefined;
}

function isList(source: object): source is readonly ResourceContents[] {
  return Array.isArray(source);
}

// Providers scale a picture down to about a megapixel and count its area, whatever its bytes.
const IMAGE_TOKENS = 1500;

function tokensOfBytes(bytes: number, mimeType = "application/octet-stream"): number {
  const type = parseMimeType(mimeType);
  if (type !== null && isTextType(type.essence)) return Math.ceil(bytes / CHARS_PER_TOKEN.latin);
  if (type?.type === "image") return bytes === 0 ? 0 : IMAGE_TOKENS;
  // Compressed speech, about 16 kB and 32 tokens a second.
  if (type?.type === "audio") return Math.ceil(bytes / 500);
  if (type?.essence === "application/pdf") return Math.ceil(bytes / 15);
  // As base64, which is how a model would get it.
  return Math.ceil((bytes * 4) / 3 / CHARS_PER_TOKEN.run);
}

// Between what o200k_base and cl100k_base need for the same text, nearer to the first.
const CHARS_PER_TOKEN = {
  latin: 3.9,
  digit: 2,
  /** Letters and digits without a break: hashes, keys, base64. */
  run: 1.75,
  cyrillic: 3,
  greekOrHebrew: 2.1,
  arabic: 2.4,
  southAsian: 2.1,
  thai: 2,
  cjk: 1.25,
  hangul: 1.5,
  other: 0.7,
};

type Script = keyof typeof CHARS_PER_TOKEN;

const SAMPLE = 4096;
const SAMPLES = 16;

/** Longer text is judged by samples spread over it, so that ten megabytes cost no more than one page. */
function tokensOfText(text: string): number {
  if (text.length <= SAMPLE * SAMPLES) return Math.ceil(countTokens(text));
  const step = (text.length - SAMPLE) / (SAMPLES - 1);
  let tokens = 0;
  for (let at = 0; at < SAMPLES; at++) {
    const start = Math.round(at * step);
    tokens += countTokens(text.slice(start, start + SAMPLE));
  }
  return Math.ceil((tokens * text.length) / (SAMPLE * SAMPLES));
}

const LONG_RUN = 32;

function countTokens(text: string): number {
  let tokens = 0;
  let run = 0;
  let runTokens = 0;
  for (const char of text) {
    const code = char.codePointAt(0)!;
    const cost = 1 / CHARS_PER_TOKEN[scriptOf(code)];
    if (isAlphanumeric(code)) {
      run++;
      runTokens += cost;
      continue;
    }
    tokens += (run > LONG_RUN ? run / CHARS_PER_TOKEN.run : runTokens) + cost;
    run = runTokens = 0;
  }
  return tokens + (run > LONG_RUN ? run / CHARS_PER_TOKEN.run : runTokens);
}

function isAlphanumeric(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

// By the first code point after each range.
const RANGES: readonly [end: number, script: Script][] = [
  [0x0370, "latin"],
  [0x0400, "greekOrHebrew"],
  [0x0530, "cyrillic"],
  [0x0600, "greekOrHebrew"],
  [0x0780, "arabic"],
  [0x0e00, "southAsian"],
  [0x0f00, "thai"],
  [0x1100, "southAsian"],
  [0x1200, "hangul"],
  [0x1e00, "southAsian"],
  [0x1f00, "latin"],
  [0x2000, "greekOrHebrew"],
  [0x2070, "latin"],
  [0x2e80, "other"],
  [0xac00, "cjk"],
  [0xd7b0, "hangul"],
  [0xf900, "other"],
  [0xfb00, "cjk"],
  [0xfb50, "greekOrHebrew"],
  [0xfe00, "arabic"],
  [0xfe70, "other"],
  [0xff00, "arabic"],
  [0xfff0, "cjk"],
  [0x20000, "other"],
  [0x40000, "cjk"],
];

function scriptOf(code: number): Script {
  if (isDigit(code)) return "digit";
  return RANGES.find(([end]) => code < end)?.[1] ?? "other";
}
