import type { ResourceContents } from "../Resource.js";
import { utf8Length } from "../utf8Length.js";

/** Size of the raw content in bytes, without decoding it: exact for text, and for base64, in lines or without padding too. */
export function byteLength({ text, blob }: Pick<ResourceContents, "text" | "blob">): number {
  if (typeof text === "string") return utf8Length(text);
  return typeof blob === "string" ? Math.floor((countDigits(blob) * 3) / 4) : 0;
}

function countDigits(blob: string): number {
  let digits = blob.length;
  // Mail writes lines of 76 digits. Found one by one: no second copy of a large text.
  for (const other of ["\n", "\r", " ", "="]) {
    for (let at = blob.indexOf(other); at !== -1; at = blob.indexOf(other, at + 1)) digits--;
  }
  return digits;
}
