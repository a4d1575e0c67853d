import type { ResourceServer } from "../client/ResourceServer.js";

/** Of a server, all that its cached data depends on: who it is, and whose authorization was sent. */
export type ServerIdentity = Pick<ResourceServer, "id" | "principal">;

/**
 * The query keys of the kit, from the general to the particular: what begins with `server(s)` is all that is cached
 * of that server under that principal. Invalidate or remove with them; they are part of the public interface.
 */
export const resourceQueryKeys = {
  all: ["mcp-resource-kit"] as const,
  server: (server: ServerIdentity) => [...resourceQueryKeys.all, server.id, server.principal ?? null] as const,
  lists: (server: ServerIdentity) => [...resourceQueryKeys.server(server), "list"] as const,
  resources: (server: ServerIdentity) => [...resourceQueryKeys.lists(server), "resources"] as const,
  templates: (server: ServerIdentity) => [...resourceQueryKeys.lists(server), "templates"] as const,
  directory: (server: ServerIdentity, uri: string) => [...resourceQueryKeys.lists(server), "directory", uri] as const,
  contents: (server: ServerIdentity, uri: string) => [...resourceQueryKeys.server(server), "contents", uri] as const,
  progress: (server: ServerIdentity, uri: string) => [...resourceQueryKeys.server(server), "progress", uri] as const,
  questions: (server: ServerIdentity, uri: string) => [...resourceQueryKeys.server(server), "questions", uri] as const,
  completion: (
    server: ServerIdentity,
    template: string,
    variable: string,
    value: string,
    context: Record<string, string>,
  ) => [...resourceQueryKeys.server(server), "completion", template, variable, value, context] as const,
};
