/**
 * Whether bytes read as text: a byte order mark, well-formed UTF-8, or another encoding's text; judged by the first
 * kilobytes. Bytes that no text holds (NUL and most control characters) say no.
 */
export function looksLikeText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, SAMPLE);
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true;
  if (utf16Order(head) !== undefined) return true;
  if (head.some((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte))) return false;
  try {
    // `stream` forgives a character cut by the end of the sample.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    // A legacy encoding's text: mostly letters, its high bytes rarely in the C1 range alone.
    const high = head.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
    return high < head.length && hasWordsOrPairs(head);
  }
}

/** The byte order of UTF-16 without a mark: every other byte of mostly Latin text is zero. */
export function utf16Order(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const pairs = Math.min(bytes.length, SAMPLE) >> 1;
  if (pairs < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  if (odd > pairs * 0.6 && even === 0) return "utf-16le";
  return even > pairs * 0.6 && odd === 0 ? "utf-16be" : undefined;
}

const SAMPLE = 4096;

// Tab, line feed, form feed, carriage return, and escape (ANSI colours).
const TEXT_CONTROLS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

function hasWordsOrPairs(bytes: Uint8Array): boolean {
  let plain = 0;
  for (const byte of bytes)
    if (byte === 0x7f) return false;
    else if (byte < 0x80) plain++;
  return plain > bytes.length * 0.1;
}
