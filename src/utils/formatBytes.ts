import { numberFormat } from "./intlFormats.js";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size as the locale writes it: `640 byte`, `2.4 MB`. Thousands, as file managers count. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return numberFormat(locale, {
    style: "unit",
    unit: UNITS[power]!,
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}
