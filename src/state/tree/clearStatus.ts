import type { ResourceTreeModel } from "../../model/tree/ResourceTreeModel.js";

/** Takes away what is said below a node: that it loads, failed or is empty. */
export function clearStatus(model: ResourceTreeModel, node: number): void {
  for (const child of model.rows.childrenOf(node)) if (model.entryOf(child).kind === "status") model.remove(child);
}
