/** Decodes percent-escapes once. Text with a malformed escape comes back as it is; nothing throws. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
