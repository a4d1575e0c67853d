import type { ResourceClient, ServerCapabilities } from "mcp-resource-kit";

/** Sends one MCP request to where the connection is: the main process, a worker, a route of the server. */
type Call = (server: string, method: string, params: unknown, signal?: AbortSignal) => Promise<unknown>;

/** A `ResourceClient` without a connection of its own. With `request`, the kit reads the answers itself, leniently. */
export function proxyClient(server: string, call: Call, capabilities: ServerCapabilities = ALL): ResourceClient {
  const ask =
    <Answer>(method: string) =>
    (params: unknown = {}, options?: { signal?: AbortSignal | undefined }) =>
      call(server, method, params, options?.signal) as Promise<Answer>;
  return {
    listResources: ask("resources/list"),
    listResourceTemplates: ask("resources/templates/list"),
    readResource: ask("resources/read"),
    complete: ask("completion/complete"),
    request: (
      { method, params }: { method: string; params?: unknown },
      _schema: unknown,
      options?: { signal?: AbortSignal },
    ) => call(server, method, params, options?.signal),
    getServerCapabilities: () => capabilities,
  };
}

const ALL: ServerCapabilities = { resources: { subscribe: true, listChanged: true }, completions: {} };
