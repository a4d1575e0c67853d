import { randomUUID } from "node:crypto";
import { readBody } from "./readBody.mjs";
import { startChild } from "./startChild.mjs";

/**
 * A stdio server for pages: GET starts a child and streams what it says, one JSON message a line; POST sends it one.
 * The child lives as long as its stream. The first line names the session, `{"bridge":{"error"}}` is the last one.
 */
export function serveChild(spec, { onProblem }) {
  const sessions = new Map();

  function open(response) {
    const session = randomUUID();
    response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    response.write(`${JSON.stringify({ bridge: { session } })}\n`);
    const child = startChild(spec, {
      onMessage: (line) => response.write(`${line}\n`),
      onEnd: (error) => {
        if (sessions.delete(session)) onProblem(error);
        response.end(`${JSON.stringify({ bridge: { error } })}\n`);
      },
    });
    sessions.set(session, child);
    response.on("close", () => {
      sessions.delete(session);
      child.stop();
    });
  }

  return {
    async handle(request, response) {
      if (request.method === "GET") return open(response);
      const child = sessions.get(request.headers["x-mcp-bridge-session"]);
      if (request.method !== "POST" || !child) return void response.writeHead(404).end();
      child.send(JSON.stringify(JSON.parse(await readBody(request))));
      response.writeHead(202).end();
    },
    close() {
      for (const child of sessions.values()) child.stop();
      sessions.clear();
    },
  };
}
