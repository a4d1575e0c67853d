import type { MessagesOf } from "../Messages.js";

export const keys: MessagesOf<"keys"> = {
  "keys.move": "เลื่อน",
  "keys.choose": "เลือก",
  "keys.open": "เปิด",
  "keys.space": "Space",
};
