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

/** For a host that answers questions too. */
export interface SdkElicitationOptions {
  /**
   * Answers questions that come while the kit reads nothing, such as those of a tool call. Without it they are cancelled;
   * the last given counts.
   */
  otherwise?: AnswerElicitation | undefined;
}

/**
 * Shows what a server asks by `elicitation/create` in the same form as an input-required read: in the viewer, the chip
 * or the picker that reads. For servers up to 2025-11-25, which ask during a read, and for SDK v2's automatic mode.
 * The client must have been made with the capability `elicitation: { form: {}, url: {} }`. It takes over the client's
 * one handler of that method (of SDK v1 its `fallbackRequestHandler`, passing other methods on). One for each client,
 * however often it is called.
 *
 * @example
 * const server = { id: "docs", label: "Docs", client, elicitation: sdkElicitation(client) };
 */
export function sdkElicitation(
  client: SdkElicitationClient,
  { otherwise }: SdkElicitationOptions = {},
): ResourceElicitation {
  const elicitation = made.get(client) ?? new SdkElicitation(client);
  made.set(client, elicitation);
  if (otherwise) elicitation.otherwise = otherwise;
  return elicitation;
}

const made = new WeakMap<SdkElicitationClient, SdkElicitation>();

class SdkElicitation implements ResourceElicitation {
  otherwise: AnswerElicitation | undefined;
  // Those that read, the oldest first, and whether each is being asked.
  #attendants = new Map<AnswerElicitation, boolean>();

  constructor(client: SdkElicitationClient) {
    handle(client, ({ params }, extra) => this.#ask(params, extra?.signal ?? extra?.mcpReq?.signal));
  }

  attend = (answer: AnswerElicitation): (() => void) => {
    // A function of its own for each: the same one may attend twice.
    const entry: AnswerElicitation = (params, signal) => answer(params, signal);
    this.#attendants.set(entry, false);
    return () => void this.#attendants.delete(entry);
  };

  async #ask(params: unknown, signal: AbortSignal | undefined): Promise<ElicitationAnswer> {
    const attendants = this.#attendants;
    const free = [...attendants].find(([, isAsking]) => !isAsking)?.[0] ?? [...attendants.keys()][0];
    if (!free) return this.otherwise?.(params, signal) ?? { action: "cancel" };
    attendants.set(free, true);
    try {
      return await free(params, signal);
    } finally {
      if (attendants.has(free)) attendants.set(free, false);
    }
  }
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
