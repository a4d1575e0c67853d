import { startChild } from "./startChild.mjs";

const PROTOCOL = "2025-11-25";
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: PROTOCOL, capabilities: {}, clientInfo: { name: "mcp-resource-kit", version: "1.0.0" } },
};

/** Asks a server once and gives `{ ok, line }`, the line for people: that it answers, or what is wrong. */
export async function checkServer(server, timeoutMs = 20_000) {
  if (server.problem) return { ok: false, line: server.problem };
  const wait = AbortSignal.timeout(timeoutMs);
  return server.url ? await checkUrl(server.url, wait) : await checkChild(server, wait);
}

async function checkUrl(url, signal) {
  try {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(INITIALIZE), signal });
    await response.body?.cancel();
    const isMcp = response.ok || [400, 401, 403].includes(response.status);
    const line = isMcp ? `${url} answers.` : `${url} is no MCP server: it answers with status ${response.status}.`;
    return { ok: isMcp, line };
  } catch (error) {
    return {
      ok: false,
      line: `${url} cannot be reached (${error.cause?.code ?? error.cause?.message ?? error.message}).`,
    };
  }
}

function checkChild(server, signal) {
  return new Promise((resolve) => {
    const name = `“${server.folder ?? server.command}”`;
    const end = (ok, line) => {
      resolve({ ok, line });
      child.stop();
    };
    const child = startChild(server, {
      onMessage: () => end(true, server.folder ? `${name} is served.` : `${name} answers.`),
      onEnd: (reason) => resolve({ ok: false, line: reason }),
    });
    signal.addEventListener("abort", () => end(false, `${name} did not answer.`), { once: true });
    child.send(JSON.stringify(INITIALIZE));
  });
}
