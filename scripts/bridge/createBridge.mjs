import { isAllowed } from "./isAllowed.mjs";
import { serveChild } from "./serveChild.mjs";
import { serveUrl } from "./serveUrl.mjs";

/**
 * Lets pages talk to MCP servers outside: `/` lists them, `/ID` speaks to one. A server is `{ id, label, problem? }` with
 * `{ command, args }` or `{ url }`. Gives `{ handle, close }`, a handler of `node:http` requests; `close` ends all children.
 */
export function createBridge(servers, { log = console.error } = {}) {
  const routes = new Map(
    servers.filter(({ problem }) => !problem).map((server) => [server.id, openRoute(server, log)]),
  );
  const list = servers.map(({ id, label, url, problem }) => ({ id, label, http: Boolean(url), problem }));

  async function handle(request, response) {
    try {
      if (!isAllowed(request)) return void response.writeHead(403).end();
      const id = decodeURIComponent(new URL(request.url, "http://bridge").pathname.slice(1));
      if (id === "") {
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
  }

  function close() {
    for (const route of routes.values()) route.close();
  }

  return { handle, close };
}

function openRoute(server, log) {
  let said = "";
  // Pages ask again and again; the terminal hears of a problem once.
  const onProblem = (reason) => {
    if (reason !== said) log(`${server.label}: ${reason}`);
    said = reason;
  };
  return server.url ? serveUrl(server, { onProblem }) : serveChild(server, { onProblem });
}
