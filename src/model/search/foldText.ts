// Latin and Greek accents, Cyrillic titlos, Hebrew points, Arabic vowel signs, Thai tone marks, joiners, tatweel, and
// what nobody types or sees: soft hyphens, zero-width spaces, variation selectors.
// Marks that are letters of their script (Thai and Indic vowels) stay.
const IGNORED =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u0591-\u05bd]|\u05bf|[\u05c1-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0670|[\u06d6-\u06dc]|[\u06df-\u06e8]|[\u0e48-\u0e4b]|[\u200b-\u200d]|\u0640|\u00ad|\u2060|\ufeff|[\ufe00-\ufe0f]/g;

// What compatibility decomposition leaves apart though people type one for the other.
const ALIKE: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ة: "ه",
  ۀ: "ه",
  ٱ: "ا",
  ς: "σ",
  // Keyboards and word processors put them for the plain ones.
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "‐": "-",
  "–": "-",
  "—": "-",
};
const ALIKE_PATTERN = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "g");
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g;
const PLAIN = /^[\0-\x7f]*$/;

/**
 * Text as search compares it: case, accents, Unicode forms, Arabic and Persian letters and digits of the same meaning
 * make no difference.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(IGNORED, "")
    .normalize("NFC")
    .replace(ALIKE_PATTERN, (char) => ALIKE[char]!)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}
