import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { onTestFinished } from "vitest";
import { sdkChanges } from "../../src/client/sdkChanges.js";
import type { ResourceServer } from "../../src/client/ResourceServer.js";
import type { Catalogue } from "../../src/testing/index.js";
import { createCatalogueServer, type CatalogueRequest } from "../../src/testing/createCatalogueServer.js";
import { restoreRawResponse } from "../../src/testing/rawWire.js";

const info = { name: "mcp-resource-kit", version: "1.0.0" };

/**
 * A catalogue as a server of 2025-11-25 over Streamable HTTP: a session for each client, answers as server-sent events.
 * In this page, for the running test. `catalogue.http` stands between.
 */
export function statefulServer(catalogue: Catalogue) {
  const requests: CatalogueRequest[] = [];
  const sessions = new Map<string, { transport: Transport; server: ReturnType<typeof createCatalogueServer> }>();

  async function answer(request: Request): Promise<Response> {
    const id = request.headers.get("mcp-session-id");
    const known = id === null ? await open() : sessions.get(id)?.transport;
    return known ? restoreRawResponse(await known.handleRequest(request)) : sessionNotFound();
  }

  async function open(): Promise<Transport> {
    const server = createCatalogueServer(catalogue, { onRequest: (one) => requests.push(one) });
    const transport: Transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, { transport, server }),
      keepAliveMs: 0,
    });
    await server.connect(transport);
    return transport;
  }

  async function fetch(url: string | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(url, init);
    const response = (async () => (await catalogue.http?.(request, () => answer(request))) ?? answer(request))();
    return untilAborted(response, request.signal);
  }

  /** Connects a client of the SDK's version 1 or 2, as a host does at its start and after it lost the connection. */
  async function connect(sdk: "v1" | "v2"): Promise<ResourceServer> {
    const url = new URL("http://stateful.invalid/mcp");
    const client =
      sdk === "v2"
        ? new Client(info, { versionNegotiation: { mode: "legacy" } })
        : new ClientV1(info, { capabilities: {} });
    const transport =
      sdk === "v2" ? new StreamableHTTPClientTransport(url, { fetch }) : new TransportV1(url, { fetch });
    await client.connect(transport as never);
    onTestFinished(() => client.close());
    return { id: catalogue.name, label: catalogue.title ?? catalogue.name, client, changes: sdkChanges(client) };
  }

  const restart = async () => {
    const open = [...sessions.values()];
    sessions.clear();
    await Promise.all(open.map(({ server }) => server.close()));
  };
  onTestFinished(restart);
  return {
    requests,
    connect,
    /** Ends all sessions and streams; clients find out by their next request. */
    restart,
  };
}

type Transport = WebStandardStreamableHTTPServerTransport;

function sessionNotFound(): Response {
  const error = { jsonrpc: "2.0", error: { code: -32001, message: "Session not found" }, id: null };
  return new Response(JSON.stringify(error), { status: 404, headers: { "content-type": "application/json" } });
}

/** As the browser's own: an abort rejects, and ends the body. */
async function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
  const answer = await Promise.race([response, aborted]);
  const body = answer.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  return new Response(body, answer);
}
