import { useState } from "react";
import { isShallowEqual } from "../utils/isShallowEqual.js";
import type { ResourceServer } from "./ResourceServer.js";

/**
 * The servers, as the same array while nothing about them changes. Hosts write `servers={[{ id, label, client }]}` into
 * their markup; taken at its word, each of their renders would end every request under way and begin it anew.
 */
export function useSameServers(servers: readonly ResourceServer[]): readonly ResourceServer[] {
  const [kept, keep] = useState(servers);
  if (kept === servers || areSame(kept, servers)) return kept;
  keep(servers);
  return servers;
}

function areSame(before: readonly ResourceServer[], now: readonly ResourceServer[]): boolean {
  return before.length === now.length && before.every((server, index) => isShallowEqual(server, now[index]!));
}
