import { useEffect, useRef } from "react";
import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import type { TreeStore } from "./TreeStore.js";

interface FollowedFoldersOptions {
  store: TreeStore;
  isComplete: boolean;
  value: readonly ResourceRef[];
  load: (node: number) => void;
  /** What came into a folder that was chosen as a whole. */
  onArrive: (refs: readonly ResourceRef[]) => void;
}

const COLLECT_MS = 100;

/**
 * A folder that was chosen means all that is in it, so what arrives in it later is chosen too, and directories below it
 * are asked for. Ends when something in it is taken away again, here or by the host.
 */
export function useFollowedFolders({ store, isComplete, value, load, onArrive }: FollowedFoldersOptions) {
  // With the keys of what was chosen for it so far.
  const followed = useRef(new Map<number, ReadonlySet<string>>());
  const { model, version } = store;

  const collect = useEventCallback(() => {
    const refs: ResourceRef[] = [];
    const chosen = new Set(value.map(resourceKey));
    let isWaiting = !isComplete;
    for (const [node, before] of followed.current) {
      if (model.entryOf(node) === undefined) continue;
      const below = new Map(model.refsBelow(node).map((ref) => [resourceKey(ref), ref]));
      if (Array.from(before).some((key) => below.has(key) && !chosen.has(key))) {
        followed.current.delete(node);
        continue;
      }
      followed.current.set(node, new Set(below.keys()));
      for (const [key, ref] of below) if (!before.has(key)) refs.push(ref);
      for (const directory of directoriesBelow(store, node)) {
        isWaiting = true;
        load(directory);
      }
    }
    if (refs.length > 0) onArrive(refs);
    if (!isWaiting) followed.current.clear();
  });

  // Pages come faster than anybody looks: they are taken up together.
  useEffect(() => {
    if (followed.current.size === 0) return;
    const timer = setTimeout(collect, COLLECT_MS);
    return () => clearTimeout(timer);
  }, [version, isComplete, collect]);

  useEffect(() => {
    const all = followed.current;
    return () => all.clear();
  }, []);

  return {
    follow: (nodes: readonly number[]) => {
      for (const node of nodes)
        if (model.rows.isFolder(node)) followed.current.set(node, new Set(model.refsBelow(node).map(resourceKey)));
      setTimeout(collect, COLLECT_MS);
    },
    /** Without nodes, all. */
    unfollow: (nodes?: readonly number[]) => {
      if (!nodes) return followed.current.clear();
      for (const node of nodes) {
        for (let at = node; at > 0; at = model.rows.parentOf(at)) followed.current.delete(at);
        for (const other of followed.current.keys()) if (isBelow(store, other, node)) followed.current.delete(other);
      }
    },
  };
}

function directoriesBelow({ model }: TreeStore, node: number): number[] {
  const directories: number[] = [];
  const stack = [node];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (!model.rows.isFolder(at)) continue;
    const entry = model.entryOf(at);
    if (entry.kind === "folder" && (entry.load === "unloaded" || entry.load === "loading")) directories.push(at);
    for (const child of model.rows.childrenOf(at)) stack.push(child);
  }
  return directories;
}

function isBelow({ model }: TreeStore, node: number, above: number): boolean {
  let at = node;
  while (at > 0 && at !== above) at = model.rows.parentOf(at);
  return at === above;
}
