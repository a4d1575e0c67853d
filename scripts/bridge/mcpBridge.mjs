import { isAllowed } from "./isAllowed.mjs";
import { serveChild } from "./serveChild.mjs";
import { serveUrl } from "./serveUrl.mjs";

const PATH = "/__mcp";

/**
 * A Vite plugin that lets pages of the dev server talk to MCP servers outside: `/__mcp/` lists them, `/__mcp/ID` speaks
 * to one. A server is `{ id, label, problem? }` with `{ command, args }` or `{ url }`.
 */
export function mcpBridge(servers, { log = console.error } = {}) {
  const routes = new Map(
    servers.filter(({ problem }) => !problem).map((server) => [server.id, openRoute(server, log)]),
  );
  const close = () => {
    for (const route of routes.values()) route.close();
  };
  return {
    name: "mcp-bridge",
    configureServer(vite) {
      vite.middlewares.use(PATH, handleWith(servers, routes));
      vite.httpServer?.on("close", close);
      process.once("exit", close);
    },
    closeBundle: close,
  };
}

/** The bridge as a handler of `node:http` requests below its path. */
export function handleWith(servers, routes) {
  return async (request, response) => {
    try {
      if (!isAllowed(request)) return void response.writeHead(403).end();
      const id = decodeURIComponent(new URL(request.url, "http://bridge").pathname.slice(1));
      if (id === "") {
        const list = servers.map(({ id: name, label, url, problem }) => ({
          id: name,
          label,
          http: Boolean(url),
          problem,
        }));
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list));
        return;
      }
      const route = routes.get(id);
      if (route) await route.handle(request, response);
      else response.writeHead(404).end();
    } catch (error) {
      if (!response.headersSent) response.writeHead(400, { "content-type": "text/plain" });
      response.end(error.message);
    }
  };
}

export function openRoute(server, log) {
  let said = "";
  // Pages ask again and again; the terminal hears of a problem once.
  const onProblem = (reason) => {
    if (reason !== said) log(`${server.label}: ${reason}`);
    said = reason;
  };
  return server.url ? serveUrl(server, { onProblem }) : serveChild(server, { onProblem });
}
