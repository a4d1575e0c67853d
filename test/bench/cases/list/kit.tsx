import { ResourceProvider, ResourceSearch } from "mcp-resource-kit";
import { sourceTree } from "../../data/sourceTree.js";
import { runList } from "./runList.js";

export default (size: number) => {
  const resources = sourceTree(size);
  return runList(
    <ResourceProvider servers={[]}>
      <ResourceSearch.Root resources={resources} />
    </ResourceProvider>,
    () => !document.querySelector("[role=listbox]")?.hasAttribute("aria-busy"),
  );
};
