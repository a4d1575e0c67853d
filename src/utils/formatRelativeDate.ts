import { relativeTimeFormat } from "./intlFormats.js";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "2 days ago" for an ISO 8601 date, in the locale's words; an empty string for what is no date. */
export function formatRelativeDate(date: string, locale: string, now = Date.now()): string {
  const seconds = (Date.parse(date) - now) / 1000;
  if (Number.isNaN(seconds)) return "";
  const [unit, length] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? (["minute", 60] as const);
  return relativeTimeFormat(locale, { numeric: "auto", style: "short" }).format(Math.round(seconds / length), unit);
}
