import type { ResourceTreeModel } from "../../model/tree/ResourceTreeModel.js";
import type { TreeLoad, TreeStatus } from "../../model/tree/TreeEntry.js";
import type { TreeStore } from "./TreeStore.js";

/** How far what is below a node has come; undefined where nothing is asked for, as below what left its server's list. */
export function loadOf({ model }: TreeStore, node: number): TreeLoad | undefined {
  const entry = model.entryOf(node);
  return entry !== undefined && "load" in entry ? entry.load : undefined;
}

/** Says how far what is below a node has come. */
export function setLoad({ model }: TreeStore, node: number, load: TreeLoad, error?: string): void {
  clearStatus(model, node);
  model.update(node, { load, ...(error !== undefined && { error }) });
}

/** Puts a row below a node that says that it loads, failed or is empty. */
export function showStatus({ model }: TreeStore, node: number, status: TreeStatus, message?: string): void {
  const { server } = model.entryOf(node);
  model.addBelow(node, { kind: "status", server, status, ...(message !== undefined && { message }) });
}

/** Says that nothing is below a node, where that is so. */
export function showIfEmpty(store: TreeStore, node: number): void {
  clearStatus(store.model, node);
  if (store.model.rows.childCount(node) === 0) showStatus(store, node, "empty");
}

/** Takes away what is said below a node. */
export function clearStatus(model: ResourceTreeModel, node: number): void {
  for (const child of model.rows.childrenOf(node)) if (model.entryOf(child).kind === "status") model.remove(child);
}
