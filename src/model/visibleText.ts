// What cannot be seen: controls, line separators, lone surrogates, and what Unicode calls default-ignorable: bidi overrides, zero-width characters, tags.
// Variation selectors stay, and so do ZWNJ and ZWJ between letters or emoji that need them (Persian, Indic, sequences).
export const HIDDEN_CHARACTERS =
  /\p{Cc}|\p{Cs}|[\u2028\u2029]|(?![\u200c\u200d]|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

// Most names by far.
const PLAIN = /^[ -~]*$/;

/**
 * Server text made safe to read in one line: characters that hide or reorder others (bidi controls, zero-width,
 * control characters, lone surrogates) become a visible `⟨U+202E⟩`; line breaks and tabs become spaces.
 * Isolate the result (`<bdi>` or `dir="auto"`) so that right-to-left names do not reorder what stands beside them.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/[\t\n\r\u2028\u2029]+/g, " ").replace(HIDDEN_CHARACTERS, nameCharacter);
}

/** `⟨U+202E⟩`, to stand for a character that cannot be seen. */
export function nameCharacter(char: string): string {
  return `⟨U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}⟩`;
}
