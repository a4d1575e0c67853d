import type { ResourceRef } from "./Resource.js";

/**
 * One string for a resource of a server: React key, tree id, cache key. Injective for every server id and URI,
 * and undone by `parseResourceKey`. Not meant for display, and not safe as a DOM id.
 */
export function resourceKey(ref: ResourceRef): string {
  return `${/[%|]/.test(ref.server) ? escapeServer(ref.server) : ref.server}|${ref.uri}`;
}

/** The reference that `resourceKey` made this string from, or null for a string it cannot have made. */
export function parseResourceKey(key: string): ResourceRef | null {
  const bar = key.indexOf("|");
  if (bar === -1) return null;
  const server = key.slice(0, bar);
  if (/%(?!25|7C)/.test(server)) return null;
  return { server: server.replace(/%(25|7C)/g, (_, code) => (code === "25" ? "%" : "|")), uri: key.slice(bar + 1) };
}

function escapeServer(server: string): string {
  return server.replace(/[%|]/g, (char) => (char === "%" ? "%25" : "%7C"));
}
