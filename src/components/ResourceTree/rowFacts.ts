import type { ResourceTreeState } from "../../state/useResourceTree.js";

/** All that a row shows of the tree. */
export type RowFacts = ReturnType<typeof rowFacts>;

/** Reads what the row of a node shows: each value is new only when what it says has changed. */
export function rowFacts({ model, active, selectionMode, checkStateOf }: ResourceTreeState, node: number) {
  const { rows } = model;
  const isFolder = rows.isFolder(node);
  return {
    model,
    entry: model.entryOf(node),
    name: model.nameOf(node),
    level: rows.levelOf(node),
    setSize: rows.childCount(rows.parentOf(node)),
    position: rows.positionOf(node) + 1,
    leaves: rows.leavesOf(node),
    isFolder,
    isExpanded: isFolder && rows.isExpanded(node),
    isDisabled: rows.isDisabled(node),
    isActive: active === node,
    checkState: checkStateOf(node),
    selectionMode,
  };
}
