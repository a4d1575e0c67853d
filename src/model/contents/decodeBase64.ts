/** The bytes of a base64 text, and in what way it was not plain base64. Of an invalid text there are no bytes. */
export type DecodedBase64 =
  | { bytes: Uint8Array; flaw?: "truncated" | "variant" | undefined }
  | { bytes: null; flaw: "invalid" };

/**
 * Decodes base64 in the variants that servers send: URL-safe letters, missing or extra padding, line breaks, a `data:`
 * prefix. A lone last digit is dropped and reported; any other character makes the whole invalid, since the bytes
 * after it would be guesses. Yields after every slice.
 */
export function* decodeBase64(text: string): Generator<void, DecodedBase64> {
  const start = /^\s*data:[^,]{0,200};base64,/i.exec(text)?.[0].length ?? 0;
  const bytes = new Uint8Array(Math.ceil(((text.length - start) * 3) / 4) + 3);
  let length = 0;
  let carry = "";
  let padding = 0;
  let variant = start > 0;
  for (let at = start; at < text.length; at += SLICE) {
    const slice = regularise(text.slice(at, at + SLICE));
    if (slice === null || (padding > 0 && slice.digits !== "")) return { bytes: null, flaw: "invalid" };
    variant ||= slice.changed;
    padding += slice.padding;
    const digits = carry + slice.digits;
    const whole = digits.length - (digits.length % 4);
    carry = digits.slice(whole);
    length += decodeInto(bytes, length, digits.slice(0, whole));
    yield;
  }
  const truncated = carry.length === 1;
  if (!truncated) length += decodeInto(bytes, length, carry);
  variant ||= padding !== (4 - carry.length) % 4;
  return { bytes: bytes.subarray(0, length), flaw: truncated ? "truncated" : variant ? "variant" : undefined };
}

// A slice takes about 1 ms; a multiple of four, so that regular text is never cut inside a group.
const SLICE = 1 << 18;

/** A slice in the standard alphabet, without white space and padding; null when something else is in it. */
function regularise(slice: string): { digits: string; padding: number; changed: boolean } | null {
  const compact = /\s/.test(slice) ? slice.replace(/\s+/g, "") : slice;
  const standard = /[-_]/.test(compact) ? compact.replaceAll("-", "+").replaceAll("_", "/") : compact;
  const pad = standard.indexOf("=");
  const digits = pad === -1 ? standard : standard.slice(0, pad);
  const tail = pad === -1 ? "" : standard.slice(pad);
  if (!/^[A-Za-z0-9+/]*$/.test(digits) || !/^=*$/.test(tail)) return null;
  return { digits, padding: tail.length, changed: standard !== slice };
}

interface Base64Bytes {
  fromBase64?(text: string): Uint8Array;
}

function decodeInto(target: Uint8Array, offset: number, digits: string): number {
  const part = (Uint8Array as Base64Bytes).fromBase64?.(digits);
  if (part !== undefined) {
    target.set(part, offset);
    return part.length;
  }
  const binary = atob(digits);
  for (let at = 0; at < binary.length; at++) target[offset + at] = binary.charCodeAt(at);
  return binary.length;
}
