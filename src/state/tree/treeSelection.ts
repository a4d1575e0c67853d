import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import type { ResourceTreeModel } from "../../model/tree/ResourceTreeModel.js";
import { ROOT } from "../../model/tree/RowTree.js";

export type TreeCheckState = "none" | "some" | "all";

/** How much of what is below each node is chosen. Costs the chosen ones' depth, not the tree's size. */
export function countSelected(model: ResourceTreeModel, value: readonly ResourceRef[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const counted = new Set<number>();
  for (const ref of value) {
    for (const place of model.nodesOfRef(ref)) {
      if (counted.has(place)) continue;
      counted.add(place);
      // What cannot be chosen says nothing of its folder.
      if (model.rows.isDisabled(place)) {
        counts.set(place, (counts.get(place) ?? 0) + 1);
        continue;
      }
      for (let node = place; node > ROOT; node = model.rows.parentOf(node))
        counts.set(node, (counts.get(node) ?? 0) + 1);
    }
  }
  return counts;
}

/** What the checkbox of a node shows. */
export function checkState(
  model: ResourceTreeModel,
  counts: ReadonlyMap<number, number>,
  node: number,
): TreeCheckState {
  if ((counts.get(node) ?? 0) === 0) return "none";
  return isAllChosen(model, counts, node) && !leadsOn(model, node) ? "all" : "some";
}

/** Whether all that is known below a node is chosen. */
export function isAllChosen(model: ResourceTreeModel, counts: ReadonlyMap<number, number>, node: number): boolean {
  const selected = counts.get(node) ?? 0;
  return selected > 0 && selected >= model.rows.choosableOf(node);
}

// A template whose values were not all opened stands for more than what is known of it: not all of that is chosen.
function leadsOn(model: ResourceTreeModel, node: number): boolean {
  const entry = model.entryOf(node);
  if (entry.kind === "status") return entry.status === "more";
  if (entry.kind !== "template" && entry.kind !== "value") return false;
  if (entry.load !== undefined && entry.load !== "loaded") return true;
  return entry.load === "loaded" && model.rows.childrenOf(node).some((child) => leadsOn(model, child));
}

/** The value with all of these added, or all taken away. Those already there keep their place. */
export function changeSelection(
  value: readonly ResourceRef[],
  refs: readonly ResourceRef[],
  selected: boolean,
): readonly ResourceRef[] {
  const keys = new Set(refs.map(resourceKey));
  if (!selected) return value.filter((ref) => !keys.has(resourceKey(ref)));
  const present = new Set(value.map(resourceKey));
  const added = refs.filter((ref) => !present.has(resourceKey(ref)));
  return added.length > 0 ? [...value, ...added] : value;
}
