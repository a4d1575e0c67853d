import { numberFormat } from "./intlFormats.js";
import { readLocale } from "./readLocale.js";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size as the locale writes it: `640 byte`, `2.4 MB`. Thousands, as file managers count. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  // Short units are Latin letters for most languages: in a line from right to left they stand on the wrong side.
  const isLong = power === 0 || readLocale(locale).dir === "rtl";
  return numberFormat(locale, {
    style: "unit",
    unit: UNITS[power]!,
    unitDisplay: isLong ? "long" : "short",
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}
