import type { Message, MessageKey, Messages } from "mcp-resource-kit";
import { en } from "../../src/locales/en.js";

/** English with words as long as German ones: every text about 1.6 times its length, without more places to break. */
export const longMessages = Object.fromEntries(
  Object.entries<Message>(en).map(([key, message]) => [
    key,
    typeof message === "string"
      ? lengthen(message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, lengthen(text)])),
  ]),
) as Record<MessageKey, Message> satisfies Messages;

// Placeholders stay as they are.
function lengthen(text: string): string {
  return text.replace(/\{\w+\}|\p{L}{3,}/gu, (word) =>
    word.startsWith("{") ? word : word + word.slice(-Math.ceil(word.length * 0.7)).toLowerCase(),
  );
}
