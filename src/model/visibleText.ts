// Bidi overrides and isolates, zero-width and other default-ignorable characters, C0/C1 controls, lone surrogates.
// ZWNJ and ZWJ stay where letters or emoji around them need them (Persian, Indic scripts, emoji sequences).
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8]|[\u{e0000}-\u{e0fff}]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])|\p{Cs}/gu;

/**
 * Server text made safe to read in one line: characters that hide or reorder others (bidi controls, zero-width,
 * control characters, lone surrogates) become a visible `⟨U+202E⟩`; line breaks and tabs become spaces.
 * Isolate the result (`<bdi>` or `dir="auto"`) so that right-to-left names do not reorder what stands beside them.
 */
export function visibleText(text: string): string {
  return text
    .replace(/[\t\n\r\u2028\u2029]+/g, " ")
    .replace(HIDDEN, (char) => `⟨U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}⟩`);
}
