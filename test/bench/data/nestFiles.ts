import type { BenchFile } from "./sourceTree.js";

/** A node as most tree libraries take it. */
export interface TreeNode {
  id: string;
  name: string;
  children?: TreeNode[];
}

/** The files as nested nodes by their path segments, folders first. */
export function nestFiles(files: readonly BenchFile[]): TreeNode[] {
  const root: TreeNode = { id: "", name: "", children: [] };
  const folders = new Map<string, TreeNode>([["", root]]);
  const folder = (path: string): TreeNode => {
    const known = folders.get(path);
    if (known) return known;
    const cut = path.lastIndexOf("/");
    const node: TreeNode = { id: path, name: path.slice(cut + 1), children: [] };
    folders.set(path, node);
    folder(cut === -1 ? "" : path.slice(0, cut)).children!.push(node);
    return node;
  };
  for (const { uri, name } of files) {
    const path = uri.slice("file:///".length);
    folder(path.slice(0, path.lastIndexOf("/"))).children!.push({ id: path, name });
  }
  return root.children!;
}

/** The ids of all folders, outermost first. */
export function folderIds(nodes: readonly TreeNode[], ids: string[] = []): string[] {
  for (const { id, children } of nodes) {
    if (!children) continue;
    ids.push(id);
    folderIds(children, ids);
  }
  return ids;
}
