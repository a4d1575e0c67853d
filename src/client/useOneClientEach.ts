import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ResourceServer } from "./ResourceServer.js";
import { serverQueryKey } from "./serverQueryKey.js";

// Providers that are given a new client one after the other differ for a moment.
const SETTLED_AFTER_MS = 1000;

const mounted = new WeakMap<QueryClient, Set<{ servers: readonly ResourceServer[] }>>();
const warned = new WeakMap<QueryClient, Set<string>>();

/**
 * Warns once where providers that share a query client give two clients the same id: the cache knows servers by their id
 * and principal (a host must be able to name a key), so what one of them reads is shown for the other. In production
 * too: what is shown there may be another user's.
 */
export function useOneClientEach(queryClient: QueryClient, servers: readonly ResourceServer[]): void {
  useEffect(() => {
    const all = mounted.get(queryClient) ?? new Set();
    mounted.set(queryClient, all);
    const own = { servers };
    all.add(own);
    const timer = setTimeout(() => {
      warnOf(
        queryClient,
        [...all].flatMap((provider) => provider.servers),
      );
    }, SETTLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      all.delete(own);
    };
  }, [queryClient, servers]);
}

function warnOf(queryClient: QueryClient, servers: readonly ResourceServer[]): void {
  const known = warned.get(queryClient) ?? new Set();
  warned.set(queryClient, known);
  const first = new Map<string, ResourceServer>();
  for (const server of servers) {
    const key = JSON.stringify(serverQueryKey(server));
    const other = first.get(key) ?? server;
    first.set(key, other);
    if (other.client === server.client || known.has(key)) continue;
    known.add(key);
    console.warn(
      `Two clients have the server id “${server.id}” on one QueryClient, so what one of them reads is shown for the ` +
        "other, too. Give each server an id or a principal of its own, or the same client everywhere.",
    );
  }
}
