/** One question a server asks before it answers a read: a form to fill in, or an address to visit. */
export type InputQuestion =
  | { mode?: "form" | undefined; message: string; requestedSchema: Record<string, unknown> }
  | { mode: "url"; message: string; url: string };

/** What a server needs from the user before it answers (specification 2026-07-28, multi round-trip requests). */
export interface InputRequest {
  /** By the server's key, to be answered under the same keys. */
  requests: Record<string, InputQuestion>;
  /** Goes back to the server byte for byte; never looked into. */
  requestState?: string | undefined;
  /** It came as error -32042 (specification 2025-11-25): the answer is to read again once the address was visited. */
  isError?: boolean | undefined;
}

/** The user's answer to one question. `content` only with `accept` of a form. */
export interface InputResponse {
  action: "accept" | "decline" | "cancel";
  content?: Record<string, unknown> | undefined;
}

/** Answers to all questions of a request, by their keys. */
export type InputResponses = Record<string, InputResponse>;
