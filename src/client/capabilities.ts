import { isRecord } from "../utils/isRecord.js";
import type { ServerCapabilities } from "./ResourceClient.js";
import type { ResourceServer } from "./ResourceServer.js";

const SKILLS = "io.modelcontextprotocol/skills";

/** Whether to ask this server for resources: it says so, or it does not say what it can do. */
export function offersResources(server: ResourceServer): boolean {
  const capabilities = capabilitiesOf(server);
  return capabilities === undefined || isDeclared(capabilities.resources);
}

const withoutCompletions = new WeakSet<ResourceServer["client"]>();

/** For a server that declares completions and then does not know the method (-32601): it is not asked again. */
export function withdrawCompletions(server: ResourceServer): void {
  withoutCompletions.add(server.client);
}

/** Whether this server completes template variables. Never assumed: a server that does not say so is not asked. */
export function offersCompletions(server: ResourceServer): boolean {
  if (withoutCompletions.has(server.client)) return false;
  // A host's own proxy may have no way to tell; then its `complete` is taken at its word.
  if (!server.client.getServerCapabilities) return true;
  return isDeclared(capabilitiesOf(server)?.completions);
}

/** Whether `resources/directory/read` may be sent: only where the server declares `directoryRead` (SEP-2640). */
export function offersDirectoryRead(server: ResourceServer): boolean {
  const extension = capabilitiesOf(server)?.extensions?.[SKILLS] as { directoryRead?: unknown } | null | undefined;
  return extension?.directoryRead === true;
}

// Asked while React renders: a client that throws before it is connected, or a proxy that gives null for what is not
// there, must not take the page down.
function capabilitiesOf({ client }: ResourceServer): ServerCapabilities | undefined {
  try {
    const capabilities: unknown = client.getServerCapabilities?.();
    return isRecord(capabilities) ? capabilities : undefined;
  } catch {
    return undefined;
  }
}

// Some servers write out what they lack, as null or false.
function isDeclared(capability: unknown): boolean {
  return capability !== undefined && capability !== null && capability !== false;
}
