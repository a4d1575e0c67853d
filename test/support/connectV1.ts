import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { sdkChanges } from "../../src/client/sdkChanges.js";
import type { Catalogue } from "../../src/testing/Catalogue.js";
import { createCatalogueServer, type CatalogueRequest } from "../../src/testing/createCatalogueServer.js";
import { restoreRaw } from "../../src/testing/rawWire.js";

/** A client of the SDK's version 1, connected to the server that a catalogue describes. As `connectCatalogue`. */
export async function connectV1(catalogue: Catalogue, { latency }: { latency?: number } = {}) {
  const requests: CatalogueRequest[] = [];
  const server = createCatalogueServer(catalogue, { latency, onRequest: (request) => requests.push(request) });
  const [near, far] = InMemoryTransport.createLinkedPair();
  const send = far.send.bind(far);
  far.send = (message, options) => send(restoreRaw(message), options);
  const client = new Client({ name: "mcp-resource-kit", version: "1.0.0" }, { capabilities: { elicitation: {} } });
  // Both versions of the SDK describe the same transport in types of their own.
  await server.connect(far as unknown as Parameters<typeof server.connect>[0]);
  await client.connect(near);
  requests.length = 0;
  return {
    client,
    server: { id: catalogue.name, label: catalogue.title ?? catalogue.name, client, changes: sdkChanges(client) },
    requests,
    notify: (method: string, params?: { uri: string }) =>
      void send({ jsonrpc: "2.0", method, ...(params && { params: { ...params } }) }),
    close: async () => {
      await client.close();
      await server.close();
    },
  };
}
