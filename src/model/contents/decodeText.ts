import { utf16Order } from "../mime/looksLikeText.js";
import type { ContentsProblem } from "./DecodedContents.js";

interface DecodedText {
  text: string;
  problems: ContentsProblem[];
}

/**
 * The characters of bytes: by their byte order mark, else the charset named, else UTF-8, else a guess. The mark is left
 * out. What had to be guessed or replaced is reported; nothing throws. Yields after every megabyte.
 */
export function* decodeText(bytes: Uint8Array, charset: string | undefined): Generator<void, DecodedText> {
  const marked = byteOrderMark(bytes);
  if (marked !== undefined) return { text: yield* decodeLeniently(bytes, marked), problems: [] };
  const problems: ContentsProblem[] = [];
  const named = charset === undefined ? undefined : decoderLabel(charset);
  if (named !== undefined) {
    const strict = yield* decodeStrictly(bytes, named);
    if (strict !== null) return { text: strict, problems };
    problems.push({ code: "malformed-text", given: named });
    return { text: yield* decodeLeniently(bytes, named), problems };
  }
  const utf16 = utf16Order(bytes);
  const utf8 = utf16 === undefined ? yield* decodeStrictly(bytes, "utf-8") : null;
  const used = utf16 ?? (utf8 === null ? guessCharset(bytes) : "utf-8");
  if (charset !== undefined) problems.push({ code: "unknown-charset", given: charset, used });
  else if (used !== "utf-8") problems.push({ code: "guessed-charset", used });
  return { text: utf8 ?? (yield* decodeLeniently(bytes, used)), problems };
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** The platform's own name for a charset label, or undefined for one it does not know. */
function decoderLabel(charset: string): string | undefined {
  try {
    return new TextDecoder(charset.trim()).encoding;
  } catch {
    return undefined;
  }
}

function* decodeStrictly(bytes: Uint8Array, label: string): Generator<void, string | null> {
  try {
    return yield* decodeWith(new TextDecoder(label, { fatal: true }), bytes);
  } catch {
    return null;
  }
}

function decodeLeniently(bytes: Uint8Array, label: string): Generator<void, string> {
  return decodeWith(new TextDecoder(label), bytes);
}

const SLICE = 1 << 18;

function* decodeWith(decoder: TextDecoder, bytes: Uint8Array): Generator<void, string> {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE) {
    parts.push(decoder.decode(bytes.subarray(at, at + SLICE), { stream: true }));
    yield;
  }
  parts.push(decoder.decode());
  return parts.join("");
}

// Tried in this order; each must decode and bring forth the letters its language cannot do without;
// ideographs in runs, since a lone one is mostly an accented letter and its neighbour.
const GUESSES: readonly (readonly [label: string, letters: RegExp])[] = [
  ["shift_jis", /[\u3041-\u3096\u30a1-\u30fa]/gu],
  ["euc-jp", /[\u3041-\u3096\u30a1-\u30fa]/gu],
  ["gb18030", /[\u4e00-\u9fa5\u3001\u3002\uff0c]{2,}/gu],
];

function guessCharset(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, GUESS_SAMPLE);
  for (const [label, letters] of GUESSES) {
    let text: string;
    try {
      text = new TextDecoder(label, { fatal: true }).decode(sample, { stream: bytes.length > GUESS_SAMPLE });
    } catch {
      continue;
    }
    const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
    // Half-width katakana and rare ideographs are what wrong guesses are full of.
    if ((text.match(letters)?.join("").length ?? 0) > foreign * 0.3 && !/[\uff61-\uff9f]{3}/.test(text)) return label;
  }
  return "windows-1252";
}

const GUESS_SAMPLE = 8192;
