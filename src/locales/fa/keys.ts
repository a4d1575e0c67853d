import type { MessagesOf } from "../Messages.js";

export const keys: MessagesOf<"keys"> = {
  "keys.move": "جابه‌جایی",
  "keys.choose": "گزینش",
  "keys.open": "باز کردن",
  "keys.space": "فاصله",
};
