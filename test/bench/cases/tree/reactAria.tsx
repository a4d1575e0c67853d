import { useState } from "react";
import {
  Button,
  Collection,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
  type Key,
} from "react-aria-components";
import { folderIds, nestFiles, type TreeNode } from "../../data/nestFiles.js";
import { runTree } from "./runTree.js";

export default async function run(size: number) {
  let setExpanded!: (update: (open: Set<Key>) => Set<Key>) => void;

  function Files({ data }: { data: TreeNode[] }) {
    const [expanded, set] = useState<Set<Key>>(new Set());
    setExpanded = set;
    const item = (node: TreeNode) => (
      <TreeItem id={node.id} textValue={node.name}>
        <TreeItemContent>
          {node.children && <Button slot="chevron">›</Button>}
          {node.name}
        </TreeItemContent>
        {node.children && <Collection items={node.children}>{item}</Collection>}
      </TreeItem>
    );
    return (
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 24 }}>
        <Tree
          aria-label="Files"
          items={data}
          expandedKeys={expanded}
          onExpandedChange={set}
          style={{ height: 600, overflow: "auto", display: "block" }}
        >
          {item}
        </Tree>
      </Virtualizer>
    );
  }

  return runTree(size, {
    prepare: nestFiles,
    element: (data) => <Files data={data} />,
    expandAll: (data) => setExpanded(() => new Set(folderIds(data))),
    toggle: ([first]) =>
      setExpanded((open) => {
        const next = new Set(open);
        if (!next.delete(first!.id)) next.add(first!.id);
        return next;
      }),
    focusTarget: () => document.querySelector<HTMLElement>("[role=row]")!,
  });
}
