import { createRequire } from "node:module";
import { request as httpRequest, type ServerResponse } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, it, onTestFinished } from "vitest";
import { BridgeTransport } from "../../.storybook/servers/BridgeTransport.js";
import { checkServer } from "../../scripts/bridge/checkServer.mjs";
import { createBridge } from "../../scripts/bridge/createBridge.mjs";
import { serveCatalogue, serveHttp } from "../support/serveHttp.js";

const node = process.execPath;
const everything = createRequire(import.meta.url).resolve("@modelcontextprotocol/server-everything/dist/index.js");
const notes = { name: "notes", resources: [{ uri: "note:1", name: "One", text: "first" }] };

async function openBridge(server: object) {
  const log: string[] = [];
  const bridge = createBridge([{ id: "one", label: "One", ...server }], { log: (line: string) => void log.push(line) });
  const origin = await serveHttp((request, response) => void bridge.handle(request, response));
  onTestFinished(() => bridge.close());
  return { url: new URL(`${origin}/one`), origin, log, bridge };
}

async function connect(transport: Parameters<Client["connect"]>[0], mode: "auto" | "legacy" = "auto") {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

describe("the bridge to a stdio server", () => {
  it("lists, completes and reads what server-everything has", async () => {
    const { url } = await openBridge({ command: node, args: [everything, "stdio"] });
    const client = await connect(new BridgeTransport(url.href));
    expect(client.getServerVersion()?.name).toBe("mcp-servers/everything");
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(7);
    const { contents } = await client.readResource({ uri: resources[0]!.uri });
    expect(contents[0]).toMatchObject({ uri: resources[0]!.uri, mimeType: "text/markdown" });
    const uri = "demo://resource/dynamic/text/{resourceId}";
    const argument = { name: "resourceId", value: "7" };
    expect((await client.complete({ ref: { type: "ref/resource", uri }, argument })).completion.values).toEqual(["7"]);
  });

  it("ends the child with the page's connection", async () => {
    const { url } = await openBridge({
      command: node,
      args: [
        "-e",
        `process.stdin.resume(); console.log(JSON.stringify({ jsonrpc: "2.0", method: String(process.pid) }))`,
      ],
    });
    const transport = new BridgeTransport(url.href);
    const pid = await new Promise<number>((resolve) => {
      transport.onmessage = (message) => resolve(Number((message as { method: string }).method));
      void transport.start();
    });
    expect(isAlive(pid)).toBe(true);
    await transport.close();
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it.each([
    ["exits", [node, "-e", "console.error('no config'); process.exit(3)"], /exited with code 3: no config/],
    ["prints garbage", [node, "-e", "setInterval(() => console.log('hello'), 5)"], /does not speak MCP.*hello/],
    ["is not there", ["no-such-command-here"], /cannot be started \(ENOENT\)/],
  ])("says in one line that the command %s", async (_what, [command, ...args], line) => {
    const { url, log } = await openBridge({ command, args });
    const transport = new BridgeTransport(url.href);
    await expect(connect(transport)).rejects.toThrow(/./);
    expect(transport.problem).toMatch(line);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(line);
    expect(await checkServer({ command, args })).toEqual({ ok: false, line: expect.stringMatching(line) });
  });
});

describe("the bridge to an HTTP server", () => {
  it.each(["auto", "legacy"] as const)("passes requests and answers on, mode %s", async (mode) => {
    const { url } = await openBridge({ url: (await serveCatalogue(notes)).href });
    const requestInit = { headers: { "x-mcp-bridge": "1" } };
    const client = await connect(new StreamableHTTPClientTransport(url, { requestInit }), mode);
    expect(client.getProtocolEra()).toBe(mode === "auto" ? "modern" : "legacy");
    expect((await client.listResources()).resources).toEqual([{ uri: "note:1", name: "One" }]);
    expect((await client.readResource({ uri: "note:1" })).contents[0]).toMatchObject({ text: "first" });
  });

  it("keeps the status of a refusal behind middleware that holds the head back, as compression does", async () => {
    const refusal = await serveHttp((_, response) => void response.writeHead(401, { "mcp-why": "no" }).end("who?"));
    const bridge = createBridge([{ id: "one", label: "One", url: refusal }]);
    const origin = await serveHttp((request, response) => {
      holdHeadBack(response);
      void bridge.handle(request, response);
    });
    const response = await fetch(`${origin}/one`, { headers: { "x-mcp-bridge": "1" } });
    expect([response.status, response.headers.get("mcp-why"), await response.text()]).toEqual([401, "no", "who?"]);
  });

  it("answers 502 with the reason when the address cannot be reached, and says so once", async () => {
    const { url, log } = await openBridge({ url: "http://127.0.0.1:1/mcp" });
    for (let n = 0; n < 2; n++) {
      const response = await fetch(url, { headers: { "x-mcp-bridge": "1" } });
      expect(response.status).toBe(502);
      expect(await response.text()).toMatch(/^http:\/\/127\.0\.0\.1:1\/mcp cannot be reached/);
    }
    expect(log).toHaveLength(1);
  });
});

describe("the bridge refuses", () => {
  const status = (origin: string, headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const { port } = new URL(origin);
      httpRequest({ host: "127.0.0.1", port, path: "/", headers }, (response) => resolve(response.statusCode!)).end();
    });

  it("what comes from another host name, another origin or without its header", async () => {
    const { origin } = await openBridge({ url: "http://127.0.0.1:1/mcp" });
    const host = new URL(origin).host;
    const good = { host, "x-mcp-bridge": "1" };
    expect(await status(origin, good)).toBe(200);
    expect(await status(origin, { ...good, origin })).toBe(200);
    expect(await status(origin, { ...good, host: "evil.example" })).toBe(403);
    expect(await status(origin, { ...good, host: "127.0.0.1.evil.example" })).toBe(403);
    expect(await status(origin, { ...good, origin: "https://evil.example" })).toBe(403);
    expect(await status(origin, { ...good, origin: "null" })).toBe(403);
    expect(await status(origin, { host })).toBe(403);
  });
});

function holdHeadBack(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  let status = response.statusCode;
  const start = () => response.headersSent || writeHead(status);
  const hold = (held: number, headers: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    status = held;
    return response;
  };
  for (const name of ["write", "end"] as const) {
    const own = response[name].bind(response) as (...args: unknown[]) => unknown;
    Object.assign(response, { [name]: (...args: unknown[]) => (start(), own(...args)) });
  }
  Object.assign(response, { writeHead: hold });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
