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
  let setExpanded!: (update: (open: Set<Key>) => Set<Key>) => void;

  function Files() {
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
    element: () => <Files />,
    expandAll: () => setExpanded(() => new Set(folders)),
    toggle: () =>
      setExpanded((open) => {
        const next = new Set(open);
        if (!next.delete(folders[0]!)) next.add(folders[0]!);
        return next;
      }),
    focusTarget: () => document.querySelector<HTMLElement>("[role=row]")!,
  });
}
