import type { CompleteParams, RequestOptions, ResourceClient, ServerVersion } from "../ResourceClient.js";

type Page<K extends string> = Promise<{ [key in K]: readonly unknown[] } & { nextCursor?: string | undefined }>;

/** The part of `@ai-sdk/mcp`'s client that resources need. */
export interface AiSdkMcpClient {
  readonly serverInfo?: ServerVersion | undefined;
  listResources: (args?: { params?: { cursor?: string }; options?: RequestOptions }) => Page<"resources">;
  listResourceTemplates: (args?: { options?: RequestOptions }) => Page<"resourceTemplates">;
  readResource: (args: { uri: string; options?: RequestOptions }) => Promise<{ contents: readonly unknown[] }>;
  complete?: ((args: CompleteParams & { options?: RequestOptions }) => Promise<unknown>) | undefined;
}

/** A `ResourceClient` made of the AI SDK's client (`createMCPClient`). It lists the first page of templates only. */
export function fromAiSdk(client: AiSdkMcpClient): ResourceClient {
  const adapted = {
    listResources: (params: { cursor?: string } = {}, options: RequestOptions = {}) =>
      client.listResources({ params, options }),
    listResourceTemplates: (_: unknown, options: RequestOptions = {}) => client.listResourceTemplates({ options }),
    readResource: ({ uri }: { uri: string }, options: RequestOptions = {}) => client.readResource({ uri, options }),
    complete: async (params: CompleteParams, options: RequestOptions = {}) => client.complete?.({ ...params, options }),
    getServerVersion: () => client.serverInfo,
  };
  return adapted as ResourceClient;
}
