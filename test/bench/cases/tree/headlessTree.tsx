import { expandAllFeature, hotkeysCoreFeature, selectionFeature, syncDataLoaderFeature } from "@headless-tree/core";
import { useTree } from "@headless-tree/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { nestFiles, type TreeNode } from "../../data/nestFiles.js";
import { runTree } from "./runTree.js";

export default async function run(size: number) {
  let tree: ReturnType<typeof useTree<TreeNode>>;

  function Tree({ nodes }: { nodes: Map<string, TreeNode> }) {
    tree = useTree<TreeNode>({
      rootItemId: "root",
      getItemName: (item) => item.getItemData().name,
      isItemFolder: (item) => item.getItemData().children !== undefined,
      dataLoader: {
        getItem: (id) => nodes.get(id)!,
        getChildren: (id) => nodes.get(id)!.children?.map((child) => child.id) ?? [],
      },
      features: [syncDataLoaderFeature, selectionFeature, hotkeysCoreFeature, expandAllFeature],
    });
    const scroller = useRef<HTMLDivElement>(null);
    const items = tree.getItems();
    const rows = useVirtualizer({
      count: items.length,
      getScrollElement: () => scroller.current,
      estimateSize: () => 24,
      overscan: 8,
    });
    return (
      <div ref={scroller} style={{ height: 600, overflow: "auto" }}>
        <div {...tree.getContainerProps()} style={{ height: rows.getTotalSize(), position: "relative" }}>
          {rows.getVirtualItems().map(({ index: at, start }) => {
            const item = items[at]!;
            return (
              <button
                {...item.getProps()}
                key={item.getId()}
                style={{ position: "absolute", top: start, height: 24, paddingLeft: item.getItemMeta().level * 16 }}
              >
                {item.getItemName()}
              </button>
            );
          })}
        </div>
      </div>
    );
  }

  return runTree(size, {
    prepare: (files) => indexNodes(nestFiles(files)),
    element: (nodes) => <Tree nodes={nodes} />,
    expandAll: () => tree.expandAll(),
    toggle: () => {
      const folder = tree.getItems().find((item) => item.isFolder())!;
      if (folder.isExpanded()) folder.collapse();
      else folder.expand();
    },
    focusTarget: () => document.querySelector<HTMLElement>("[role=treeitem]")!,
  });
}

function indexNodes(top: TreeNode[]): Map<string, TreeNode> {
  const nodes = new Map<string, TreeNode>();
  const index = (list: readonly TreeNode[]) => {
    for (const node of list) {
      nodes.set(node.id, node);
      if (node.children) index(node.children);
    }
  };
  index(top);
  return nodes.set("root", { id: "root", name: "", children: top });
}
