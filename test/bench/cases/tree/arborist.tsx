import { Tree, type TreeApi } from "react-arborist";
import { nestFiles, type TreeNode } from "../../data/nestFiles.js";
import { runTree } from "./runTree.js";

export default async function run(size: number) {
  let api: TreeApi<TreeNode> | null | undefined;
  return runTree(size, {
    prepare: nestFiles,
    element: (data) => (
      <Tree<TreeNode>
        ref={(tree) => void (api = tree)}
        initialData={data}
        openByDefault={false}
        height={600}
        width={800}
        rowHeight={24}
        disableDrag
        disableDrop
      />
    ),
    expandAll: () => api!.openAll(),
    toggle: (data) => api!.toggle(data[0]!.id),
    focusTarget: () => document.querySelector<HTMLElement>("[role=tree]")!,
  });
}
