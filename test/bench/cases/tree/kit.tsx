import { ResourceProvider, ResourceTree, type ResourceTreeActions } from "mcp-resource-kit";
import { flushSync } from "react-dom";
import { runTree } from "./runTree.js";

export default async function run(size: number) {
  let actions: ResourceTreeActions | null = null;
  return runTree(size, {
    prepare: (listing) => listing,
    element: (resources) => (
      <ResourceProvider servers={[]}>
        <div style={{ height: 600 }}>
          <ResourceTree.Root
            resources={resources}
            defaultExpandedItems={[]}
            actionsRef={(value) => void (actions = value)}
          >
            <ResourceTree.Loading />
            <ResourceTree.List style={{ height: 600 }} />
          </ResourceTree.Root>
        </div>
      </ResourceProvider>
    ),
    isWhole: () => document.querySelector("[data-slot=resource-tree-loading][data-empty]") !== null,
    expandAll: () => flushSync(() => actions!.expandAll()),
    toggle: () =>
      document.querySelector<HTMLElement>("[data-kind=folder] [data-slot=resource-tree-item-toggle]")!.click(),
    focusTarget: () => document.querySelector<HTMLElement>("[role=treeitem]")!,
  });
}
