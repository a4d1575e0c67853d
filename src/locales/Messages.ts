import type { en } from "./en.js";

/** A text with `{name}` placeholders, or one text per plural category of `{count}` (Intl.PluralRules). */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** The name of one of the kit's texts. */
export type MessageKey = keyof typeof en;

/** A complete catalogue. Type a catalogue of your own with this and a missing key is a type error. */
export type Messages = Record<MessageKey, Message>;

/** The texts whose keys begin with `Prefix`: what one file of a catalogue holds. */
export type MessagesOf<Prefix extends string> = Pick<Messages, Extract<MessageKey, `${Prefix}.${string}`>>;
