import { RichTreeView } from "@mui/x-tree-view/RichTreeView";
import { useState } from "react";
import { folderIds, nestFiles, type TreeNode } from "../../data/nestFiles.js";
import { runTree } from "./runTree.js";

export default async function run(size: number) {
  let setExpanded!: (update: (open: string[]) => string[]) => void;

  function Files({ data }: { data: TreeNode[] }) {
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
    prepare: nestFiles,
    element: (data) => <Files data={data} />,
    expandAll: (data) => setExpanded(() => folderIds(data)),
    toggle: ([first]) =>
      setExpanded((open) => (open.includes(first!.id) ? open.filter((id) => id !== first!.id) : [...open, first!.id])),
    focusTarget: () => document.querySelector<HTMLElement>("[role=treeitem]")!,
  });
}
