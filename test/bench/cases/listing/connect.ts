import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** A client of the runner's server with `size` resources, `page` of them a page. */
export async function connect(size: number, page: number): Promise<Client> {
  const client = new Client({ name: "bench", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`/mcp/${size}/${page}`, location.href)));
  return client;
}
