import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const clients = new Map<string, Client>();

export async function connect(id: string, command: string, args: string[]) {
  const client = new Client({ name: "my-app", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StdioClientTransport({ command, args }));
  clients.set(id, client);
}

/** In main.ts: `ipcMain.handle("mcp", (_event, ...request) => handleRequest(...request))`. */
export async function handleRequest(server: string, method: string, params: Record<string, unknown>) {
  const client = clients.get(server);
  if (!client || !ALLOWED.has(method)) throw new Error(`${server} takes no ${method} from a page.`);
  return await client.request({ method, params }, anything);
}

const ALLOWED = new Set([
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "resources/directory/read",
  "completion/complete",
]);

/** A schema that accepts every answer: the kit reads it itself, leniently. */
const anything = {
  "~standard": { version: 1 as const, vendor: "my-app", validate: (value: unknown) => ({ value }) },
};
