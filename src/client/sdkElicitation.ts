import type { AnswerElicitation, ElicitationAnswer, ResourceElicitation } from "./ResourceElicitation.js";

const METHOD = "elicitation/create";

type Request = { method: string; params?: unknown };
type Extra = { signal?: AbortSignal; mcpReq?: { signal?: AbortSignal } };
type Handler = (request: Request, extra?: Extra) => Promise<unknown>;

/** The part of the official SDKs' clients (v1 and v2) that questions need. */
export interface SdkElicitationClient {
  setRequestHandler: (...args: never[]) => void;
  getProtocolEra?: (() => "legacy" | "modern" | undefined) | undefined;
}

export interface SdkElicitationOptions {
  /** Answers questions that come while the kit reads nothing, such as those of a tool call. Without it: cancelled. */
  otherwise?: AnswerElicitation | undefined;
}

/**
 * Shows what a server asks by `elicitation/create` in the same form as an input-required read: in the viewer, the chip
 * or the picker that reads. For servers up to 2025-11-25, which ask during a read, and for SDK v2's automatic mode.
 * The client must have been made with the capability `elicitation: { form: {}, url: {} }`. It takes over the client's
 * one handler of that method (of SDK v1 its `fallbackRequestHandler`, passing other methods on).
 *
 * @example
 * const server = { id: "docs", label: "Docs", client, elicitation: sdkElicitation(client) };
 */
export function sdkElicitation(
  client: SdkElicitationClient,
  { otherwise }: SdkElicitationOptions = {},
): ResourceElicitation {
  const attendants = new Map<AnswerElicitation, boolean>();
  const ask = async (params: unknown, signal: AbortSignal | undefined): Promise<ElicitationAnswer> => {
    const free = [...attendants].find(([, isAsking]) => !isAsking)?.[0] ?? [...attendants.keys()][0];
    if (!free) return otherwise ? otherwise(params, signal) : { action: "cancel" };
    attendants.set(free, true);
    try {
      return await free(params, signal);
    } finally {
      if (attendants.has(free)) attendants.set(free, false);
    }
  };
  handle(client, ({ params }, extra) => ask(params, extra?.signal ?? extra?.mcpReq?.signal));
  return {
    attend: (answer) => {
      // A function of its own for each: the same one may attend twice.
      const entry: AnswerElicitation = (params, signal) => answer(params, signal);
      attendants.set(entry, false);
      return () => void attendants.delete(entry);
    },
  };
}

// v2 takes the method's name. v1 wants a zod schema, and leaves methods without a handler to the fallback.
function handle(client: SdkElicitationClient, handler: Handler): void {
  if (client.getProtocolEra) {
    (client.setRequestHandler as unknown as (method: string, handler: Handler) => void).call(client, METHOD, handler);
    return;
  }
  const v1 = client as unknown as { fallbackRequestHandler?: Handler };
  const before = v1.fallbackRequestHandler;
  v1.fallbackRequestHandler = (request, extra) => {
    if (request.method === METHOD) return handler(request, extra);
    if (before) return before(request, extra);
    return Promise.reject(Object.assign(new Error("Method not found"), { code: -32601 }));
  };
}
