import { runAtOnce, runInSlices } from "../../utils/runInSlices.js";
import type { ResourceContents } from "../Resource.js";
import { formatMimeType } from "../mime/formatMimeType.js";
import { isBinaryFormat } from "../mime/isBinaryFormat.js";
import { isTextType } from "../mime/isTextType.js";
import { isVagueType } from "../mime/isVagueType.js";
import { looksLikeText } from "../mime/looksLikeText.js";
import { parseMimeType, type MimeType } from "../mime/parseMimeType.js";
import { magicMimeType, sniffMimeType } from "../mime/sniffMimeType.js";
import { utf8Length } from "../utf8Length.js";
import { correctMimeType } from "./correctMimeType.js";
import { decodeBase64, type DecodedBase64 } from "./decodeBase64.js";
import type { ContentsProblem, DecodedContents } from "./DecodedContents.js";
import { decodeText } from "./decodeText.js";

/**
 * One item of a `resources/read` answer made ready to show: base64 and charset decoded, the MIME type checked against
 * the bytes, and everything wrong with it listed in `problems`. Nothing throws. Takes about 10 ms a megabyte at worst;
 * `decodeContentsSlowly` does not block.
 */
export function decodeContents(contents: ResourceContents): DecodedContents {
  return runAtOnce(decodeInSteps(contents));
}

/** The same for large contents, yielding to the page. Rejects with the signal's reason when aborted. */
export function decodeContentsSlowly(contents: ResourceContents, signal?: AbortSignal): Promise<DecodedContents> {
  return runInSlices(decodeInSteps(contents), { signal });
}

type Decoding = Generator<void, DecodedContents>;

function* decodeInSteps(contents: ResourceContents): Decoding {
  const base64 = base64In(contents);
  return yield* interpret(contents, base64 === undefined ? undefined : yield* decodeBase64(base64));
}

/** What is to be decoded as base64: the blob, or a text that stands where only bytes can. */
function base64In({ text, blob, mimeType }: ResourceContents): string | undefined {
  if (typeof text !== "string") return typeof blob === "string" ? blob : undefined;
  const declared = parseMimeType(mimeType);
  return declared !== null && isBinary(declared) && MAYBE_BASE64.test(text) ? text : undefined;
}

// The first characters are enough to tell prose from base64; the decoder checks the rest.
const MAYBE_BASE64 = /^\s*(data:[^,]{0,200};base64,)?[A-Za-z0-9+/_-]{16}/i;

function isBinary(type: MimeType): boolean {
  return !isTextType(type.essence) && type.type !== "inode";
}

function* interpret(contents: ResourceContents, base64: DecodedBase64 | undefined): Decoding {
  const problems: ContentsProblem[] = [];
  const declared = parseMimeType(contents.mimeType);
  if (declared === null && contents.mimeType?.trim())
    problems.push({ code: "invalid-mime-type", given: contents.mimeType });
  if (typeof contents.text === "string") {
    if (typeof contents.blob === "string") problems.push({ code: "text-and-blob" });
    return yield* fromText(contents.uri, contents.text, declared, base64, problems);
  }
  if (base64 === undefined) {
    problems.push({ code: "no-data" });
    return { uri: contents.uri, mimeType: typeOrBytes(declared), size: 0, problems };
  }
  if (base64.bytes === null) {
    problems.push({ code: "invalid-base64" });
    return { uri: contents.uri, mimeType: typeOrBytes(declared), source: contents.blob, size: 0, problems };
  }
  return yield* fromBytes(contents.uri, base64.bytes, base64.flaw, declared, problems);
}

function typeOrBytes(declared: MimeType | null): string {
  return declared === null ? "application/octet-stream" : formatMimeType(declared);
}

function* fromText(
  uri: string,
  given: string,
  declared: MimeType | null,
  base64: DecodedBase64 | undefined,
  problems: ContentsProblem[],
): Decoding {
  const text = given.startsWith("\ufeff") ? given.slice(1) : given;
  const size = yield* sizeOf(text);
  if (declared !== null && !isBinary(declared) && declared.type !== "inode") {
    return { uri, mimeType: formatMimeType(declared), text, size, problems };
  }
  if (base64?.bytes && (magicMimeType(base64.bytes) !== undefined || isStrictBase64(given))) {
    problems.push({ code: "base64-in-text", given: declared?.essence });
    return { ...(yield* fromBytes(uri, base64.bytes, base64.flaw, declared, problems)), source: given };
  }
  if (declared !== null && !isVagueType(declared) && declared.type !== "inode" && text !== "") {
    if (!isBinaryFormat(declared)) return { uri, mimeType: formatMimeType(declared), text, size, problems };
    problems.push({ code: "binary-type-for-text", given: declared.essence });
    return { uri, mimeType: "text/plain", text, size, problems };
  }
  return { uri, mimeType: sniffMimeType(text, uri), text, size, problems };
}

function isStrictBase64(text: string): boolean {
  return text.length >= 24 && text.length % 4 === 0 && !/\s/.test(text);
}

const SLICE = 1 << 18;

function* sizeOf(text: string): Generator<void, number> {
  let size = 0;
  for (let start = 0; start < text.length;) {
    const end = start + SLICE;
    // Half a surrogate pair would be counted as a character of its own.
    const cut = /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
    size += utf8Length(text.slice(start, cut));
    start = cut;
    yield;
  }
  return size;
}

function* fromBytes(
  uri: string,
  bytes: Uint8Array,
  flaw: "truncated" | "variant" | undefined,
  declared: MimeType | null,
  problems: ContentsProblem[],
): Decoding {
  if (flaw !== undefined) problems.push({ code: flaw === "truncated" ? "truncated-base64" : "base64-variant" });
  const { type, contradicted } = correctMimeType(bytes, uri, declared);
  const essence = parseMimeType(type)!.essence;
  if (contradicted) problems.push({ code: "wrong-mime-type", given: declared?.essence, used: essence });
  if (isTextType(essence)) {
    const decoded = yield* decodeText(bytes, declared?.parameters.charset);
    problems.push(...decoded.problems);
    return { uri, mimeType: type, text: decoded.text, bytes, size: bytes.length, problems };
  }
  // A picture or film cut short is shown as bytes: half a picture would pass for a whole one.
  const mimeType = flaw === "truncated" && !looksLikeText(bytes) ? "application/octet-stream" : type;
  return { uri, mimeType, bytes, size: bytes.length, problems };
}
