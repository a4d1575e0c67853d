import { dehydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  ResourceProvider,
  resourceContentsQueryOptions,
  resourceQueryKeys,
  shouldDehydrateResourceQuery,
  type ResourceServer,
} from "mcp-resource-kit";
import type { ReactNode } from "react";

const queryClient = new QueryClient();

/** The kit takes the app's query client. No prop needed: only the order of the providers matters. */
export const Providers = ({ servers, children }: { servers: readonly ResourceServer[]; children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <ResourceProvider servers={servers}>{children}</ResourceProvider>
  </QueryClientProvider>
);

/** Reads ahead what the viewer will ask for. */
export const prefetch = (server: ResourceServer, uri: string) =>
  queryClient.prefetchQuery(resourceContentsQueryOptions(server, uri));

/** Everything of one server anew, such as after signing in. */
export const refresh = (server: ResourceServer) =>
  queryClient.invalidateQueries({ queryKey: resourceQueryKeys.server(server) });

/** A cache that is written to disk leaves out what a server called private. */
export const save = () => dehydrate(queryClient, { shouldDehydrateQuery: shouldDehydrateResourceQuery });
