/** How many bytes a text takes in UTF-8, as `TextEncoder` would write it. Counted: no second copy of a large text. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    if (code < 0x800) {
      bytes += 1;
    } else if (isHighSurrogate(code) && isLowSurrogate(text.charCodeAt(at + 1))) {
      // Two units, four bytes. One without the other is written as U+FFFD, three bytes.
      bytes += 2;
      at++;
    } else {
      bytes += 2;
    }
  }
  return bytes;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
