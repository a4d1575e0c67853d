const RIGHT_TO_LEFT = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi"]);

/** A language tag that `Intl` accepts, with its writing direction. What is no tag reads as English. */
export function readLocale(locale: string): { tag: string; language: string; dir: "ltr" | "rtl" } {
  let tag = "en";
  try {
    tag = Intl.getCanonicalLocales(locale)[0] ?? "en";
  } catch {
    // A malformed tag is the host's slip; English texts are better than none.
  }
  const language = tag.split("-")[0]!;
  return { tag, language, dir: RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr" };
}
