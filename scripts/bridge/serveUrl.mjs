import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readBody } from "./readBody.mjs";

const FORWARDED = /^(accept|content-type|authorization|last-event-id|mcp-.*)$/;
const RETURNED = /^(content-type|www-authenticate|mcp-.*)$/;

/** An HTTP server for pages of another origin: passes requests on, and answers and streams back. */
export function serveUrl({ url }, { onProblem }) {
  return {
    async handle(request, response) {
      const abort = new AbortController();
      response.on("close", () => abort.abort());
      const body = ["GET", "DELETE"].includes(request.method) ? undefined : await readBody(request);
      const headers = pick(Object.entries(request.headers), FORWARDED);
      let answer;
      try {
        answer = await fetch(url, { method: request.method, headers, body, signal: abort.signal });
      } catch (error) {
        if (abort.signal.aborted) return;
        const reason = `${url} cannot be reached (${error.cause?.code ?? error.cause?.message ?? error.message}).`;
        onProblem(reason);
        response.writeHead(502, { "content-type": "text/plain; charset=utf-8" }).end(reason);
        return;
      }
      // Also here: middleware that compresses keeps the head back, and flushing it asks for this.
      response.statusCode = answer.status;
      response.writeHead(answer.status, pick(answer.headers, RETURNED));
      if (!answer.body) return void response.end();
      response.flushHeaders();
      await pipeline(Readable.fromWeb(answer.body), response).catch(() => response.destroy());
    },
    close() {},
  };
}

function pick(headers, pattern) {
  return Object.fromEntries([...headers].filter(([name]) => pattern.test(name)));
}
