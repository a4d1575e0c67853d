import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { ResourceServer } from "../../src/client/ResourceServer.js";
import { sdkChanges } from "../../src/client/sdkChanges.js";
import { BridgeTransport } from "./BridgeTransport.js";
import type { Connection } from "./loadServers.js";

interface BridgedServer {
  id: string;
  label: string;
  http: boolean;
  /** What is wrong with it from the start. */
  problem?: string;
}

const PATH = "/__mcp/";
const headers = { "x-mcp-bridge": "1" };

/** The servers that `npm start` was given, each connected; one that cannot be is there and says why. */
export async function connectBridged(): Promise<Connection[]> {
  return await Promise.all((await listBridged()).map(connect));
}

async function listBridged(): Promise<BridgedServer[]> {
  // Only a dev server can have a bridge, and one of another tool answers with whatever it has.
  if (!import.meta.env.DEV) return [];
  const response = await fetch(PATH, { headers }).catch(() => null);
  if (!response?.headers.get("content-type")?.includes("json")) return [];
  return (await response.json()) as BridgedServer[];
}

async function connect({ id, label, http, problem }: BridgedServer): Promise<Connection> {
  if (problem) return { server: failing(id, label, problem), close: async () => {} };
  const url = new URL(PATH + encodeURIComponent(id), location.origin);
  const bridge = new BridgeTransport(url.href);
  const transport = http ? new StreamableHTTPClientTransport(url, { requestInit: { headers } }) : bridge;
  const client = new Client(
    { name: "mcp-resource-kit", version: "1.0.0" },
    { capabilities: { elicitation: { form: {}, url: {} } }, versionNegotiation: { mode: "auto" } },
  );
  try {
    await client.connect(transport);
    return { server: { id, label, client, changes: sdkChanges(client) }, close: () => client.close() };
  } catch (error) {
    const reason = (http ? await reasonOf(url) : bridge.problem) || (error as Error).message;
    return { server: failing(id, label, reason), close: async () => {} };
  }
}

// The bridge says in words why it could not pass a request on; the client keeps only the status.
async function reasonOf(url: URL): Promise<string> {
  const response = await fetch(url, { headers });
  return response.status === 502 ? await response.text() : "";
}

// Not connected, but shown: its listing fails with the reason.
function failing(id: string, label: string, reason: string): ResourceServer {
  const fail = () => Promise.reject(new Error(reason));
  return {
    id,
    label,
    client: { listResources: fail, listResourceTemplates: fail, readResource: fail, complete: fail },
  };
}
