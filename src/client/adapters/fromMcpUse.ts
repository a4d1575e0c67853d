import type { CompleteParams, RequestOptions, ResourceClient, ServerCapabilities } from "../ResourceClient.js";

/** The part of a session of `mcp-use` that resources need. */
export interface McpUseSession {
  readonly serverCapabilities?: Record<string, unknown> | undefined;
  listResources: (cursor?: string, options?: RequestOptions) => Promise<{ resources: readonly unknown[] }>;
  listResourceTemplates: (options?: RequestOptions) => Promise<{ resourceTemplates: readonly unknown[] }>;
  readResource: (uri: string, options?: RequestOptions) => Promise<{ contents: readonly unknown[] }>;
  complete: (params: CompleteParams, options?: RequestOptions) => Promise<unknown>;
}

/** A `ResourceClient` made of a session of `mcp-use` (`client.createSession(name)`). */
export function fromMcpUse(session: McpUseSession): ResourceClient {
  const adapted = {
    listResources: ({ cursor }: { cursor?: string } = {}, options?: RequestOptions) =>
      session.listResources(cursor, options),
    listResourceTemplates: (_: unknown, options?: RequestOptions) => session.listResourceTemplates(options),
    readResource: ({ uri }: { uri: string }, options?: RequestOptions) => session.readResource(uri, options),
    complete: (params: CompleteParams, options?: RequestOptions) => session.complete(params, options),
    getServerCapabilities: () => session.serverCapabilities as ServerCapabilities | undefined,
  };
  return adapted as ResourceClient;
}
