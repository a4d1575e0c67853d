import { createBridge } from "./createBridge.mjs";

/** A Vite plugin: the bridge at `/__mcp/` of the dev server, for the servers given. Children end with the dev server. */
export function mcpBridge(servers) {
  return {
    name: "mcp-bridge",
    apply: "serve",
    configureServer(vite) {
      const bridge = createBridge(servers);
      vite.middlewares.use("/__mcp", bridge.handle);
      vite.httpServer?.on("close", bridge.close);
      process.once("exit", bridge.close);
    },
  };
}
