import type { Message } from "../Messages.js";

// Keys named at the end of a status
export const keys = {
  "keys.move": "move",
  "keys.choose": "choose",
  "keys.open": "open",
  "keys.space": "Space",
} as const satisfies Record<string, Message>;
