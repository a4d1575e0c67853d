const PATH = /^\/mcp\/(\d+)\/(\d+)$/;

/**
 * A request listener for `/mcp/SIZE/PAGE`: an MCP server (Streamable HTTP, 2025-11-25) with that many resources, so
 * many a page. It does its work in the runner's process, so that the page's main thread does only the client's.
 * Gives false for other addresses.
 */
export function serveListing(request, response) {
  const match = PATH.exec(request.url);
  if (!match) return false;
  if (request.method !== "POST") response.writeHead(405).end();
  else void answer(request, response, Number(match[1]), Number(match[2]));
  return true;
}

async function answer(request, response, size, page) {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  const { id, method, params } = JSON.parse(body);
  if (id === undefined) return response.writeHead(202).end();
  const result = RESULTS[method]?.(size, page, Number(params?.cursor ?? 0));
  const message = result ? { result } : { error: { code: -32601, message: `There is no ${method} here.` } };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id, ...message }));
}

const RESULTS = {
  initialize: () => ({
    protocolVersion: "2025-11-25",
    capabilities: { resources: {} },
    serverInfo: { name: "bench", version: "1.0.0" },
  }),
  "resources/list": (size, page, start) => {
    const end = Math.min(size, start + page);
    const resources = Array.from({ length: end - start }, (_, step) => resource(start + step));
    return { resources, ...(end < size && { nextCursor: String(end) }) };
  },
};

function resource(at) {
  const name = `session-${at}.ts`;
  const folder = `packages/package-${at % 97}/src/part-${at % 7}`;
  return { uri: `file:///repo/${folder}/${name}`, name, mimeType: "text/x-typescript", size: at };
}
