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
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  return (key, values = {}) => {
    const message: Message = messages[key] ?? en[key];
    const text =
      typeof message === "string" ? message : (message[plural.select(Number(values.count ?? 0))] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name];
      return value === undefined ? hole : typeof value === "number" ? number.format(value) : value;
    });
  };
}
