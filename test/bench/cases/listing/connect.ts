import { connectCatalogue } from "../../../../src/testing/index.js";
import { sourceTree } from "../../data/sourceTree.js";

/** A real MCP server in this page with `size` resources, 1,000 a page. */
export function connect(size: number) {
  const resources = sourceTree(size).map(({ uri, name, mimeType }) => ({ uri, name, mimeType, size: 1 }));
  const list = ({ cursor }: Record<string, unknown>) => {
    const start = Number(cursor ?? 0);
    const next = start + 1000;
    return { resources: resources.slice(start, next), ...(next < size && { nextCursor: String(next) }) };
  };
  return connectCatalogue({ name: "bench", handlers: { "resources/list": list }, capabilities: { resources: {} } });
}
