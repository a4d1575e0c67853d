import type { Message, MessageKey, Messages } from "./Messages.js";
import { en } from "./en.js";

type Values = Record<string, string | number>;

/** Gives the text of `key` with its `{placeholders}` filled; numbers are written as the locale does. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * The translator for a locale: looks a key up in `messages`, then in English. A message with plural forms is chosen
 * by `values.count` through `Intl.PluralRules`. A placeholder without a value is left as it stands.
 */
export function createTranslator(locale: string, messages: Partial<Messages> = {}): Translate {
  // Made when first needed: each takes milliseconds, and most texts have neither.
  let plural: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  const select = (count: number) => (plural ??= new Intl.PluralRules(locale)).select(count);
  const format = (value: number) => (number ??= new Intl.NumberFormat(locale)).format(value);
  return (key, values = {}) => {
    const message: Message = messages[key] ?? en[key];
    const text = typeof message === "string" ? message : (message[select(Number(values.count ?? 0))] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name];
      return value === undefined ? hole : typeof value === "number" ? format(value) : value;
    });
  };
}
