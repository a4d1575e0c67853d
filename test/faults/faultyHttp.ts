import type { Catalogue } from "../../src/testing/index.js";

type Http = NonNullable<Catalogue["http"]>;

/** One way in which the way to a server goes wrong. */
export interface Fault {
  /** The kit's word for it, where the user is told. */
  kind: "auth" | "forbidden" | "unsupported" | "offline" | "timeout" | "malformed" | "server";
  http: Http;
}

const status =
  (code: number, body: string | null = null, headers?: HeadersInit) =>
  () =>
    Promise.resolve(new Response(body, { status: code, ...(headers && { headers }) }));
const json = { "content-type": "application/json" };
const spoilt =
  (change: (body: string) => string): Http =>
  async (_request, next) => {
    const answer = await next();
    return new Response(change(await answer.text()), answer);
  };

/** Every way in which a request can fail for good. Each is told to the user. */
export const FAULTS: Record<string, Fault> = {
  "a connection refused": { kind: "offline", http: () => Promise.reject(new TypeError("Failed to fetch")) },
  "HTTP 401": { kind: "auth", http: status(401) },
  "HTTP 401 with a page": { kind: "auth", http: status(401, "<h1>Login</h1>", { "content-type": "text/html" }) },
  "HTTP 403": { kind: "forbidden", http: status(403) },
  "HTTP 403 with a body": { kind: "forbidden", http: status(403, '{"error":"scope"}', json) },
  "HTTP 404 without a body": { kind: "offline", http: status(404) },
  "HTTP 404 with a page": { kind: "offline", http: status(404, "<h1>Not found</h1>", { "content-type": "text/html" }) },
  "HTTP 429": { kind: "offline", http: status(429, null, { "retry-after": "1" }) },
  "HTTP 500": { kind: "offline", http: status(500) },
  "HTTP 500 with a body": { kind: "offline", http: status(500, '{"stack":"at x"}', json) },
  "HTTP 503": { kind: "offline", http: status(503, "<h1>Busy</h1>", { "content-type": "text/html" }) },
  "a lost session": {
    kind: "offline",
    http: status(404, '{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}', json),
  },
  "an answer cut in the middle": { kind: "malformed", http: spoilt((body) => body.slice(0, body.length / 2)) },
  "an answer that is no JSON": { kind: "malformed", http: spoilt(() => "\u0000{{{ not json") },
  "a web page for an answer": {
    kind: "malformed",
    http: status(200, "<!doctype html><p>Hello", { "content-type": "text/html" }),
  },
  "a connection closed in the middle of an answer": {
    kind: "offline",
    http: async (_request, next) => {
      const answer = await next();
      const half = new TextEncoder().encode((await answer.text()).slice(0, 20));
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(half),
        pull: (controller) => controller.error(new TypeError("network error")),
      });
      return new Response(body, answer);
    },
  },
};

/** What a person waits for. The stream of notifications is another matter: when it is back, all is fetched anew. */
export const ASKED = ["resources/list", "resources/templates/list", "resources/read", "completion/complete"];

/** A proxy for `Catalogue.http` that is honest until `break` names a fault, and again after `mend`. */
export function faultyHttp(methods: readonly string[] = ASKED) {
  let fault: Fault | null = null;
  const http: Http = async (request, next) => {
    const { method = "" } = await readMessage(request);
    return fault && methods.includes(method) ? fault.http(request, next) : undefined;
  };
  return { http, break: (next: Fault) => void (fault = next), mend: () => void (fault = null) };
}

/** The JSON-RPC message in a request; nothing of one without a body. */
export async function readMessage(
  request: Request,
): Promise<{ method?: string; params?: Record<string, unknown>; id?: string | number }> {
  return request
    .clone()
    .json()
    .catch(() => ({}));
}
