import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ResourceServer } from "./ResourceServer.js";
import { serverQueryKey } from "./serverQueryKey.js";

/** Fetches anew what is shown of a server that got another client: the host connected it again. */
export function useReconnect(queryClient: QueryClient, servers: readonly ResourceServer[]): void {
  const before = useRef(servers);
  // Of the provider, so it comes after those of all hooks below, which have the new client by then.
  useEffect(() => {
    const known = before.current;
    before.current = servers;
    if (known === servers) return;
    for (const server of servers) {
      const old = known.find(({ id, principal }) => id === server.id && principal === server.principal);
      if (old && old.client !== server.client) refresh(queryClient, server);
    }
  }, [queryClient, servers]);
}

function refresh(queryClient: QueryClient, server: ResourceServer): void {
  const queryKey = serverQueryKey(server);
  // Nothing would come of these any more, and TanStack lets a first fetch go on.
  for (const query of queryClient.getQueryCache().findAll({ queryKey, type: "active", fetchStatus: "fetching" }))
    if (query.state.data === undefined) void query.cancel({ silent: true });
  void queryClient.invalidateQueries({ queryKey });
}
