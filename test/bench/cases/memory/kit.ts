import { searchResources } from "mcp-resource-kit";
import { sourceTree } from "../../data/sourceTree.js";
import runTree from "../tree/kit.js";
import { measureIndex } from "./measureIndex.js";

export default async function run(size: number) {
  const index = await measureIndex(
    sourceTree(size),
    (resources) => (query) => searchResources(resources, query, { limit: 100 }),
  );
  const { heap } = await runTree(size);
  return { tree: heap, index };
}
