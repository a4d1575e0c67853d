"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ResourceProvider, type ResourceServer } from "mcp-resource-kit";
import { fa } from "mcp-resource-kit/locales/fa";
import { useState, type ReactNode } from "react";
import { proxyClient } from "./proxyClient.js";

/** The browser speaks to a route of the app, which holds the connection and its tokens. */
const servers: ResourceServer[] = [{ id: "docs", label: "Docs", client: proxyClient("docs", callRoute) }];

async function callRoute(server: string, method: string, params: unknown, signal?: AbortSignal) {
  const body = JSON.stringify({ method, params });
  const response = await fetch(`/api/mcp/${encodeURIComponent(server)}`, { method: "POST", body, signal });
  if (!response.ok) throw Object.assign(new Error(response.statusText), { status: response.status });
  return await response.json();
}

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      {/* Given whole, a catalogue is there in the first HTML; otherwise it loads after it. */}
      <ResourceProvider servers={servers} locale="fa" messages={fa}>
        {children}
      </ResourceProvider>
    </QueryClientProvider>
  );
}
