// Connects the client named by the first argument to the MCP server at the second, and prints what the kit's queries
// get through it: the resources, the templates, one resource's text, one completion.
import { Client } from "@modelcontextprotocol/client";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { QueryClient } from "@tanstack/react-query";
import {
  fetchTemplateCompletion,
  fromAiSdk,
  fromMcpUse,
  resourceContentsQueryOptions,
  resourcesQueryOptions,
  resourceTemplatesQueryOptions,
} from "mcp-resource-kit";

const [, , kind, url] = process.argv;
const info = { name: "host", version: "1.0.0" };

const clients = {
  v1: async () => {
    const client = new ClientV1(info);
    await client.connect(new TransportV1(new URL(url)));
    return client;
  },
  v2: async () => {
    const client = new Client(info, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    return client;
  },
  "@ai-sdk/mcp": async () => {
    const { createMCPClient } = await import("@ai-sdk/mcp");
    return fromAiSdk(await createMCPClient({ transport: { type: "http", url } }));
  },
  "mcp-use": async () => {
    const { MCPClient } = await import("mcp-use/client");
    return fromMcpUse(await new MCPClient({ mcpServers: { docs: { url } } }).createSession("docs"));
  },
};

const server = { id: "docs", label: "Docs", client: await clients[kind]() };
const queries = new QueryClient();
const list = await queries.fetchInfiniteQuery({ ...resourcesQueryOptions(server), pages: 9 });
const templates = await queries.fetchInfiniteQuery(resourceTemplatesQueryOptions(server));
const read = await queries.fetchQuery(resourceContentsQueryOptions(server, "docs:///guide/start.md"));
const completion = await fetchTemplateCompletion(queries, server, {
  template: "docs:///by/{author}",
  variable: "author",
  value: "i",
});
console.log(
  JSON.stringify({
    resources: list.pages.flatMap(({ items }) => items.map(({ uri }) => uri)),
    templates: templates.pages.flatMap(({ items }) => items.map(({ name }) => name)),
    text: read.contents[0].text,
    values: completion.values,
  }),
);
process.exit(0);
