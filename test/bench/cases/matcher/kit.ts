import { searchResources } from "mcp-resource-kit";
import { runMatcher } from "./runMatcher.js";

export default (size: number) =>
  runMatcher(size, (texts) => {
    const items = texts.map((text) => ({ uri: `file:///${text}`, name: text.slice(text.lastIndexOf("/") + 1) }));
    return (query) => searchResources(items, query, { limit: 100 }).map(({ resource }) => resource.uri.slice(8));
  });
