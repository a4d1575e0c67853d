import { useEffect, useRef } from "react";
import { describeError } from "../../client/describeError.js";
import { toResourceError } from "../../client/toResourceError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { TreeLoad } from "../../model/tree/TreeEntry.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { loadChildren } from "./loadChildren.js";
import type { TreeFilter, TreeStore } from "./TreeStore.js";

interface Load {
  store: TreeStore;
  node: number;
  controller: AbortController;
  /** As if nothing had been asked. */
  undo: () => void;
}

interface TreeLoadsOptions {
  store: TreeStore;
  show: () => void;
  isOffered: TreeFilter;
}

/** Asks servers for what is below directories and templates, and keeps the tree informed. */
export function useTreeLoads({ store, show, isOffered }: TreeLoadsOptions) {
  const { t, getServer, queryClient } = useResourceContext();
  const { model } = store;
  const underWay = useRef(new Set<Load>());
  const mounted = useRef(false);
  useEffect(() => {
    const all = underWay.current;
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode mounts again before that.
      queueMicrotask(() => mounted.current || all.forEach(({ controller }) => controller.abort()));
    };
  }, []);

  const load = useEventCallback(async (node: number): Promise<void> => {
    const entry = model.entryOf(node);
    const server = getServer(entry.server);
    if (!server || !("load" in entry) || (entry.load !== "unloaded" && entry.load !== "error")) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (change: { load: TreeLoad; error?: string }) => {
      for (const child of model.rows.childrenOf(node)) if (model.entryOf(child).kind === "status") model.remove(child);
      model.update(node, change);
    };
    const changed = () => {
      store.changed();
      show();
    };
    const job = { store, node, controller, undo: () => settle({ load: "unloaded" }) };
    underWay.current.add(job);
    settle({ load: "loading" });
    model.addBelow(node, { kind: "status", server: entry.server, status: "loading" });
    changed();
    try {
      const { resources, entries } = await loadChildren(queryClient, server, entry, signal);
      if (signal.aborted || model.entryOf(node) === undefined) return;
      settle({ load: "loaded" });
      for (const resource of resources) if (isOffered(resource)) model.addResource(entry.server, resource, node);
      for (const below of entries) model.addBelow(node, below);
      if (model.rows.childCount(node) === 0)
        model.addBelow(node, { kind: "status", server: entry.server, status: "empty" });
    } catch (error) {
      if (signal.aborted || model.entryOf(node) === undefined) return;
      const message = describeError(toResourceError(error, { server: entry.server }), {
        t,
        server: server.label,
        name: model.nameOf(node),
      });
      settle({ load: "error", error: message });
      model.addBelow(node, { kind: "status", server: entry.server, status: "error", message });
    } finally {
      underWay.current.delete(job);
    }
    changed();
  });

  /** Gives up what is being asked for below a node: it was closed. */
  const cancel = useEventCallback((node: number) => {
    for (const job of underWay.current) {
      if (job.store !== store || job.node !== node) continue;
      underWay.current.delete(job);
      job.controller.abort();
      job.undo();
      store.changed();
    }
  });
  return { load, cancel };
}
