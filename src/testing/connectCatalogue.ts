import { Client, InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { ResourceServer } from "../client/ResourceServer.js";
import { sdkChanges } from "../client/sdkChanges.js";
import type { Catalogue } from "./Catalogue.js";
import { createCatalogueServer, type CatalogueRequest } from "./createCatalogueServer.js";
import { restoreRaw, restoreRawResponse } from "./rawWire.js";

export interface ConnectOptions {
  /** `"modern"` (2026-07-28, over in-page HTTP; default) or `"legacy"` (2025-11-25, a message pair). */
  era?: "modern" | "legacy" | undefined;
  /** Milliseconds before every answer, in place of the catalogue's own. */
  latency?: number | undefined;
}

export interface CatalogueConnection {
  client: Client;
  /** For the `servers` of a `ResourceProvider`. */
  server: ResourceServer;
  /** Every request the server got so far, oldest first. */
  requests: CatalogueRequest[];
  notify: (method: string, params?: { uri: string }) => void;
  close: () => Promise<void>;
}

/**
 * Starts a real MCP server that offers the catalogue, in this page or process, and connects the official client.
 *
 * @example
 * const docs = await connectCatalogue({ name: "docs", resources: [{ uri: "doc://a", name: "A", text: "Hello" }] });
 * render(<ResourceProvider servers={[docs.server]}>…</ResourceProvider>);
 */
export async function connectCatalogue(
  catalogue: Catalogue,
  { era = "modern", latency }: ConnectOptions = {},
): Promise<CatalogueConnection> {
  const requests: CatalogueRequest[] = [];
  const create = () => createCatalogueServer(catalogue, { latency, onRequest: (request) => requests.push(request) });
  const client = new Client(
    { name: "mcp-resource-kit", version: "1.0.0" },
    {
      capabilities: { elicitation: { form: {}, url: {} } },
      versionNegotiation: { mode: era === "modern" ? "auto" : era },
    },
  );
  const wire = era === "modern" ? await connectModern(client, catalogue, create) : await connectLegacy(client, create);
  const server = { id: catalogue.name, label: catalogue.title ?? catalogue.name, client, changes: sdkChanges(client) };
  requests.length = 0;
  return { client, server, requests, ...wire };
}

type Wire = Pick<CatalogueConnection, "notify" | "close">;
type CreateServer = () => ReturnType<typeof createCatalogueServer>;

async function connectModern(client: Client, catalogue: Catalogue, create: CreateServer): Promise<Wire> {
  const handler = createMcpHandler(create, { legacy: "reject", keepAliveMs: 0 });
  const transport = new StreamableHTTPClientTransport(new URL("http://catalogue.invalid/mcp"), {
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const next = async () => restoreRawResponse(await handler.fetch(request));
      return (await catalogue.http?.(request, next)) ?? next();
    },
  });
  await client.connect(transport);
  return {
    notify: (method, params) => {
      if (method === "notifications/resources/updated") handler.notify.resourceUpdated(params?.uri ?? "");
      else handler.notify.resourcesChanged();
    },
    close: async () => {
      await client.close();
      await handler.close();
    },
  };
}

async function connectLegacy(client: Client, create: CreateServer): Promise<Wire> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const send = far.send.bind(far);
  far.send = (message, options) => send(restoreRaw(message), options);
  const server = create();
  await server.connect(far);
  await client.connect(near);
  return {
    // Straight onto the wire: a server may also announce what it did not declare.
    notify: (method, params) => void send({ jsonrpc: "2.0", method, ...(params && { params: { ...params } }) }),
    close: async () => {
      await client.close();
      await server.close();
    },
  };
}
