import type { ResourceServer } from "./ResourceServer.js";

const SKILLS = "io.modelcontextprotocol/skills";

/** Whether to ask this server for resources: it says so, or it does not say what it can do. */
export function offersResources(server: ResourceServer): boolean {
  const capabilities = server.client.getServerCapabilities?.();
  return capabilities === undefined || capabilities.resources !== undefined;
}

/** Whether this server completes template variables. Never assumed: a server that does not say so is not asked. */
export function offersCompletions(server: ResourceServer): boolean {
  // A host's own proxy may have no way to tell; then its `complete` is taken at its word.
  if (!server.client.getServerCapabilities) return true;
  return server.client.getServerCapabilities()?.completions !== undefined;
}

/** Whether `resources/directory/read` may be sent: only where the server declares `directoryRead` (SEP-2640). */
export function offersDirectoryRead(server: ResourceServer): boolean {
  const extension = server.client.getServerCapabilities?.()?.extensions?.[SKILLS] as
    | { directoryRead?: unknown }
    | undefined;
  return extension?.directoryRead === true;
}
