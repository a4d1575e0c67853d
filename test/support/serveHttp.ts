import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { onTestFinished } from "vitest";
import type { Catalogue } from "../../src/testing/Catalogue.js";
import { createCatalogueServer } from "../../src/testing/createCatalogueServer.js";
import { restoreRawResponse } from "../../src/testing/rawWire.js";

/** Serves over HTTP on a free port of this machine for the running test. Gives the origin. */
export async function serveHttp(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A catalogue as an HTTP server that answers clients of both eras. Gives its address. */
export async function serveCatalogue(catalogue: Catalogue): Promise<URL> {
  const origin = await serveHttp(catalogueListener(catalogue));
  return new URL(`${origin}/mcp`);
}

/** What answers HTTP requests as the catalogue's server; raw answers reach the wire as they are. */
export function catalogueListener(catalogue: Catalogue): RequestListener {
  const handler = createMcpHandler(() => createCatalogueServer(catalogue), { keepAliveMs: 0 });
  return toNodeHandler({ ...handler, fetch: async (request) => restoreRawResponse(await handler.fetch(request)) });
}
