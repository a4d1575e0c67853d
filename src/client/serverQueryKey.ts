import type { ResourceServer } from "./ResourceServer.js";

/** Of a server, all that its cached data depends on: who it is, and whose authorization was sent. */
export type ServerIdentity = Pick<ResourceServer, "id" | "principal">;

/** How every query key of the kit begins. */
export const ALL_KEY = ["mcp-resource-kit"] as const;

/** How the query key of everything of one server begins. */
export const serverQueryKey = (server: ServerIdentity) => [...ALL_KEY, server.id, server.principal ?? null] as const;
