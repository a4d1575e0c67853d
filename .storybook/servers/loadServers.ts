import type { ResourceServer } from "../../src/client/ResourceServer.js";
import { isShallowEqual } from "../../src/utils/isShallowEqual.js";
import { connectCatalogue, type Catalogue, type CatalogueConnection } from "../../src/testing/index.js";
import { catalogues, type CatalogueName } from "../../stories/servers/catalogues.js";
import { connectBridged } from "./connectBridged.js";

/** `parameters.mcp`: the servers a story is shown with. */
export interface McpParameters {
  /** Names from `stories/servers`, catalogues of the story's own, or "playground": what `npm start` was given. */
  servers?: readonly (Catalogue | CatalogueName)[] | "playground";
  era?: "modern" | "legacy";
  latency?: number;
}

export interface Connection {
  server: ResourceServer;
  close: () => Promise<void>;
}

/** What stories find in `loaded`: their servers, and the connections of catalogues with the requests seen and `notify`. */
export interface Loaded extends Record<string, unknown> {
  servers: readonly ResourceServer[];
  connections: readonly (Connection & Partial<CatalogueConnection>)[];
}

interface StoryContext {
  id: string;
  parameters: { mcp?: McpParameters };
  globals: { server?: string };
}

const open = new Map<string, { key: unknown[]; loaded: Promise<Loaded> }>();

/** A Storybook loader: connects the servers of a story, once for as long as they stay the same. */
export async function loadServers({ id, parameters, globals }: StoryContext): Promise<Loaded> {
  const { servers = [], era, latency } = parameters.mcp ?? {};
  const chosen = chooseServers(servers, globals.server);
  const key = [globals.server, era, latency, ...(Array.isArray(chosen) ? chosen : [chosen])];
  const known = open.get(id);
  if (known && isShallowEqual(known.key, key)) return await known.loaded;
  await closeServers(id);
  const loaded = connectAll(chosen, { era, latency }).then((connections) => ({
    connections,
    servers: connections.map(({ server }) => server),
  }));
  open.set(id, { key, loaded });
  return await loaded;
}

/** Ends the connections of a story. */
export async function closeServers(id: string): Promise<void> {
  const known = open.get(id);
  open.delete(id);
  await Promise.all((await known?.loaded)?.connections.map(({ close }) => close()) ?? []);
}

type Chosen = readonly (Catalogue | CatalogueName)[] | "connected" | "playground";

// The toolbar wins over the story.
function chooseServers(servers: NonNullable<McpParameters["servers"]>, toolbar = "story"): Chosen {
  if (toolbar === "connected") return "connected";
  if (toolbar === "all") return Object.values(catalogues);
  return toolbar in catalogues ? [toolbar as CatalogueName] : servers;
}

async function connectAll(chosen: Chosen, options: Pick<McpParameters, "era" | "latency">): Promise<Connection[]> {
  if (chosen === "connected") return await connectBridged();
  if (chosen === "playground") {
    const bridged = await connectBridged();
    return bridged.length > 0 ? bridged : await connectAll(Object.values(catalogues), options);
  }
  return await Promise.all(
    chosen.map((item) => connectCatalogue(typeof item === "string" ? catalogues[item] : item, options)),
  );
}
