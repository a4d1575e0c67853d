import { RichTreeView } from "@mui/x-tree-view/RichTreeView";
import { useState } from "react";
import { nestFiles, type TreeNode } from "../../data/nestFiles.js";
import { sourceTree } from "../../data/sourceTree.js";
import { runTree } from "./runTree.js";

export default async function run(size: number) {
  const data = nestFiles(sourceTree(size));
  const folders: string[] = [];
  const collect = (list: readonly TreeNode[]) => {
    for (const node of list) {
      if (!node.children) continue;
      folders.push(node.id);
      collect(node.children);
    }
  };
  collect(data);
  let setExpanded!: (update: (open: string[]) => string[]) => void;

  function Files() {
    const [expanded, set] = useState<string[]>([]);
    setExpanded = set;
    return (
      <div style={{ height: 600, overflow: "auto" }}>
        <RichTreeView
          items={data}
          getItemLabel={(node) => node.name}
          expandedItems={expanded}
          onExpandedItemsChange={(_, next) => set(next)}
        />
      </div>
    );
  }

  return runTree(size, {
    element: () => <Files />,
    expandAll: () => setExpanded(() => folders),
    toggle: () =>
      setExpanded((open) =>
        open.includes(folders[0]!) ? open.filter((id) => id !== folders[0]) : [...open, folders[0]!],
      ),
    focusTarget: () => document.querySelector<HTMLElement>("[role=treeitem]")!,
  });
}
