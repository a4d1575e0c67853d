import { Client, InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { sdkChanges, useResources } from "../../src/index.js";
import type { Catalogue } from "../../src/testing/index.js";
import { createCatalogueServer } from "../../src/testing/createCatalogueServer.js";
import { renderKit } from "../support/renderKit.js";

type Kind = "v1" | "modern";
type Transport = Parameters<Client["connect"]>[0];

const INFO = { name: "mcp-resource-kit", version: "1.0.0" };

/** A client that nobody has connected yet, and its server. */
function prepare(kind: Kind, catalogue: Catalogue) {
  const client = kind === "v1" ? new ClientV1(INFO) : new Client(INFO, { versionNegotiation: { mode: "auto" } });
  const create = () => createCatalogueServer(catalogue, { onRequest: () => {} });
  const handler = createMcpHandler(create, { legacy: "reject", keepAliveMs: 0 });
  let tell = () => handler.notify.resourcesChanged();
  onTestFinished(() => client.close());
  return {
    client,
    tell: () => tell(),
    connect: async () => {
      if (kind === "modern") {
        const fetch = (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init));
        const transport = new StreamableHTTPClientTransport(new URL("http://late.invalid/mcp"), { fetch });
        return client.connect(transport as never);
      }
      const [near, far] = InMemoryTransport.createLinkedPair();
      tell = () => void far.send({ jsonrpc: "2.0", method: "notifications/resources/list_changed" });
      await create().connect(far);
      await client.connect(near as Transport as never);
    },
  };
}

function Names() {
  const { resources, status } = useResources();
  return <output>{`${status}: ${resources.map(({ name }) => name).join(" ")}`}</output>;
}

it.each<Kind>(["v1", "modern"])(
  "a client that is connected after it was given, and once more, is listed and followed, %s",
  async (kind) => {
    const catalogue = { name: "late", capabilities: { resources: { listChanged: true } }, resources: named("One") };
    const { client, connect, tell } = prepare(kind, catalogue);
    await renderKit(<Names />, { servers: [{ id: "late", label: "Late", client, changes: sdkChanges(client) }] });
    const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await connect();
    await shown("complete: One");
    await untilTold("Two");

    await client.close();
    catalogue.resources = named("Three");
    await connect();
    await shown("complete: Three");
    await untilTold("Four");

    // A stream is there a moment after the list: what is said before that nobody hears.
    async function untilTold(name: string) {
      catalogue.resources = named(name);
      await vi.waitFor(
        async () => {
          tell();
          await vi.waitFor(() => expect(document.body).toHaveTextContent(`complete: ${name}`), { timeout: 400 });
        },
        { timeout: 10_000 },
      );
    }
  },
);

const named = (name: string) => [{ uri: "l:1", name }];
