import { passThroughSchema } from "./passThroughSchema.js";
import type { ResourceClient } from "./ResourceClient.js";
import { ResourceError } from "./ResourceError.js";
import type { ResourceServer } from "./ResourceServer.js";
import { toResourceError } from "./toResourceError.js";
import { LONGEST_MS, withTimeLimit } from "../utils/withTimeLimit.js";

/** One `notifications/progress` of a request. `total` is unknown to many servers. */
export interface RequestProgress {
  progress: number;
  total?: number | undefined;
  message?: string | undefined;
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RequestProgress) => void) | undefined;
}

// What the SDKs allow a request by themselves; a host's own client may know no limit at all.
const ANSWER_MS = 60_000;
// The time limit of a request runs while the user fills in what it asks for.
const ANSWERING_MS = 15 * 60_000;

type Params = Record<string, unknown>;
type Send = (request: { method: string; params: Params }, schema: unknown, options: object) => Promise<unknown>;
type Call = (params: Params, options: object) => Promise<unknown>;

const PLAIN_METHODS: Record<string, keyof ResourceClient> = {
  "resources/list": "listResources",
  "resources/templates/list": "listResourceTemplates",
  "resources/read": "readResource",
  "completion/complete": "complete",
};

/**
 * Sends one request to a server and gives its result unchecked. Rejects with a `ResourceError`: also when nothing was
 * heard for the server's time limit, or the signal aborts, whatever the client makes of that.
 * `allowInputRequired` hands an input-required answer to the caller instead of the SDK's own round trips, and
 * `cacheMode` keeps the SDK's response cache out: TanStack Query is the cache (and the SDK's keeps what it must not).
 */
export async function sendRequest(
  server: ResourceServer,
  method: string,
  params: Params,
  { signal, onProgress }: SendOptions = {},
): Promise<unknown> {
  const isAsked = server.elicitation !== undefined && method === "resources/read";
  const timeout = Math.min(server.timeout ?? ANSWER_MS, LONGEST_MS);
  const limit = isAsked ? Math.max(timeout, ANSWERING_MS) : timeout;
  try {
    signal?.throwIfAborted();
    return await withTimeLimit(limit, signal, (limited, heard) => {
      const progress = (step: RequestProgress) => {
        heard();
        onProgress?.(step);
      };
      const options = {
        signal: limited,
        timeout: limit,
        cacheMode: "bypass",
        ...(!isAsked && { allowInputRequired: true }),
        ...(onProgress && { onprogress: progress, resetTimeoutOnProgress: true }),
      };
      return send(server, method, params, options, isAsked);
    });
  } catch (error) {
    const uri = typeof params.uri === "string" ? params.uri : undefined;
    throw toResourceError(error, { server: server.id, uri, signal });
  }
}

async function send(
  { id, client }: ResourceServer,
  method: string,
  params: Params,
  options: object,
  isAsked: boolean,
): Promise<unknown> {
  // The SDK sends a request again after its questions, so it must be the plain one then.
  if (client.request && isAsked)
    return (client.request as unknown as Send).call(client, { method, params }, passThroughSchema, options);
  if (client.request) return sendUnchecked(client, method, params, options);
  const name = PLAIN_METHODS[method];
  if (!name) throw new ResourceError("unsupported", { server: id });
  return (client[name] as Call).call(client, params, options);
}

const UNKNOWN_METHOD = "mcp-resource-kit/unchecked";

// On a 2026-07-28 connection SDK v2 checks the answer by the method of the request, whole or not at all, before any
// schema of ours: one odd entry would cost the list. It reads the method again when the answer comes, and leaves
// methods it does not know to the schema; so the request answers with an unknown one once it has been sent. A host's
// wrapper that has not read the method by then will still find the real one.
function sendUnchecked(client: ResourceClient, method: string, params: Params, options: object): Promise<unknown> {
  let answered = method;
  let isRead = false;
  const request = {
    get method() {
      isRead = true;
      return answered;
    },
    params,
  };
  const answer = (client.request as unknown as Send).call(client, request, passThroughSchema, options);
  if (isRead && client.getProtocolEra?.() === "modern") answered = UNKNOWN_METHOD;
  return answer;
}
