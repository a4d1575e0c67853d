/** Compares names as people sort them: numbers by value, case and accents only to break ties (`Intl.Collator`). */
export function naturalCompare(locale: string): (a: string, b: string) => number {
  return new Intl.Collator(locale, { numeric: true }).compare;
}
