/** The answer to one `elicitation/create`: `content` only with `accept` of a form. */
export interface ElicitationAnswer {
  action: "accept" | "decline" | "cancel";
  content?: Record<string, unknown> | undefined;
}

/** Called with the parameters of an `elicitation/create`, unchecked. `signal` ends when the question is withdrawn. */
export type AnswerElicitation = (params: unknown, signal: AbortSignal | undefined) => Promise<ElicitationAnswer>;

/** Brings a server's questions (`elicitation/create`) to the read that they came with. */
export interface ResourceElicitation {
  /**
   * While something is read: hands questions to `answer`, until the returned function is called. Nothing in a question
   * says which read it belongs to, so the one that has been under way longest without a question gets it.
   */
  attend: (answer: AnswerElicitation) => () => void;
}
