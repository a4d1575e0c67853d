import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { ResourceProvider, type ResourceProviderProps } from "../../src/client/ResourceProvider.js";
import type { ResourceServer } from "../../src/client/ResourceServer.js";
import {
  connectCatalogue,
  type Catalogue,
  type CatalogueConnection,
  type ConnectOptions,
} from "../../src/testing/index.js";

interface RenderKitOptions extends Omit<ResourceProviderProps, "servers" | "children">, ConnectOptions {
  /** Connected for this test and closed after it. */
  catalogues?: readonly Catalogue[];
  /** Further servers, after those of the catalogues. */
  servers?: readonly ResourceServer[];
}

/**
 * Renders inside a `ResourceProvider` whose servers are real MCP servers in this page. What `render` gives, with the
 * `connections` (requests seen, `notify`) in the order of the catalogues, and the `queryClient`.
 */
export async function renderKit(
  ui: ReactNode,
  { catalogues = [], servers = [], era, latency, queryClient = testQueryClient(), ...provider }: RenderKitOptions = {},
) {
  const connections = await Promise.all(catalogues.map((catalogue) => connectForTest(catalogue, { era, latency })));
  const all = [...connections.map(({ server }) => server), ...servers];
  const wrap = (children: ReactNode) => (
    <ResourceProvider servers={all} queryClient={queryClient} {...provider}>
      {children}
    </ResourceProvider>
  );
  const screen = await render(wrap(ui));
  return { ...screen, connections, queryClient, rerender: (next: ReactNode) => screen.rerender(wrap(next)) };
}

/** Connects a catalogue for the running test and closes it when the test ends. */
export async function connectForTest(catalogue: Catalogue, options?: ConnectOptions): Promise<CatalogueConnection> {
  const connection = await connectCatalogue(catalogue, options);
  onTestFinished(() => connection.close());
  return connection;
}

// Errors show at once: the retries of the kit's own queries have tests of their own.
function testQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retryDelay: 1, gcTime: Infinity } } });
}
