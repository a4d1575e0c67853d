import { directionOf } from "../utils/directionOf.js";
import { readLocale } from "../utils/readLocale.js";
import type { Message, MessageKey, Messages } from "./Messages.js";
import { en } from "./en.js";

type Values = Record<string, string | number>;

/** Gives the text of `key` with its `{placeholders}` filled; numbers are written as the locale does. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * The translator for a locale: looks a key up in `messages`, then in English. A message with plural forms is chosen
 * by `values.count` through `Intl.PluralRules`. A placeholder without a value is left as it stands. A value of the other
 * writing direction keeps its first and last signs on its own sides (Unicode UAX #9, isolates).
 */
export function createTranslator(locale: string, messages: Partial<Messages> = {}): Translate {
  // Made when first needed: each takes milliseconds, and most texts have neither.
  let plural: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  const select = (count: number) => (plural ??= new Intl.PluralRules(locale)).select(count);
  const format = (value: number) => (number ??= new Intl.NumberFormat(locale)).format(value);
  const { dir } = readLocale(locale);
  const placed = (value: string) =>
    ENDS_IN_SIGN.test(value) && (directionOf(value) ?? dir) !== dir ? `\u2068${value}\u2069` : value;
  return (key, values = {}) => {
    const message: Message = messages[key] ?? en[key];
    const text = typeof message === "string" ? message : (message[select(Number(values.count ?? 0))] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name];
      return value === undefined ? hole : typeof value === "number" ? format(value) : placed(value);
    });
  };
}

// Letters and digits at both ends stand where they belong by themselves.
const ENDS_IN_SIGN = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u;
