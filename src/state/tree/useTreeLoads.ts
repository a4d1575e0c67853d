import { useEffect, useRef } from "react";
import { describeError } from "../../client/describeError.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import { toResourceError } from "../../client/toResourceError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ListedResource } from "../../model/Resource.js";
import type { TreeLoad, TreeStatus } from "../../model/tree/TreeEntry.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { followDirectory } from "./followDirectory.js";
import { loadValues } from "./loadValues.js";
import type { TreeFilter, TreeStore } from "./TreeStore.js";

interface Load {
  store: TreeStore;
  node: number;
  server: ResourceServer;
  /** Ends the request. */
  stop: () => void;
  /** Goes on where it failed, with what has come by then. */
  retry?: () => void;
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
      queueMicrotask(() => mounted.current || all.forEach(({ stop }) => stop()));
    };
  }, []);

  const load = useEventCallback((node: number): void => {
    const entry = model.entryOf(node);
    const server = getServer(entry.server);
    if (!server || !("load" in entry) || (entry.load !== "unloaded" && entry.load !== "error")) return;
    const isThere = () => model.entryOf(node) !== undefined;
    const settle = (load: TreeLoad, error?: string) => {
      clearStatus(model, node);
      model.update(node, { load, ...(error !== undefined && { error }) });
    };
    const say = (status: TreeStatus, message?: string) =>
      model.addBelow(node, { kind: "status", server: entry.server, status, ...(message !== undefined && { message }) });
    const changed = () => {
      store.changed();
      show();
    };
    settle("loading");
    say("loading");
    changed();

    const failed = find(node);
    if (failed?.retry) return failed.retry();
    const job: Load = { store, node, server, stop: () => {} };
    underWay.current.add(job);
    const ifThere = (change: () => void) => {
      if (!underWay.current.has(job)) return;
      if (isThere()) {
        change();
        changed();
      } else {
        underWay.current.delete(job);
        job.stop();
      }
    };
    const onItems = (items: readonly ListedResource[]) =>
      ifThere(() => items.forEach((item) => isOffered(item) && model.addResource(entry.server, item, node)));
    const onEnd = () =>
      ifThere(() => {
        underWay.current.delete(job);
        settle("loaded");
        if (model.rows.childCount(node) === 0) say("empty");
      });
    const onError = (error: unknown) =>
      ifThere(() => {
        const cause = toResourceError(error, { server: entry.server });
        const message = describeError(cause, { t, server: server.label, name: model.nameOf(node) });
        if (!job.retry) underWay.current.delete(job);
        settle("error", message);
        say("error", message);
      });

    if (entry.kind === "folder" && entry.resource) {
      Object.assign(job, followDirectory(queryClient, server, entry.resource.uri, { onItems, onEnd, onError }));
      return;
    }
    const controller = new AbortController();
    job.stop = () => controller.abort();
    loadValues(queryClient, server, entry, controller.signal).then((entries) => {
      ifThere(() => entries.forEach((below) => model.addBelow(node, below)));
      onEnd();
    }, onError);
  });

  const find = (node: number) => [...underWay.current].find((job) => job.store === store && job.node === node);

  /** Gives up what is being asked for below a node, or has failed: it was closed. */
  const cancel = useEventCallback((node: number) => {
    const job = find(node);
    if (!job) return;
    underWay.current.delete(job);
    job.stop();
    clearStatus(model, node);
    model.update(node, { load: "unloaded" });
    store.changed();
  });

  // What waits for a connection that is no more is asked for by the new one.
  useEffect(() => {
    for (const { node, server } of Array.from(underWay.current)) {
      const now = getServer(server.id);
      if (!now || now.client === server.client || !find(node)) continue;
      cancel(node);
      // When the old request has ended: the new one would share its answer.
      setTimeout(() => mounted.current && load(node));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the others are of this render
  }, [getServer]);
  return { load, cancel };
}

function clearStatus(model: TreeStore["model"], node: number): void {
  for (const child of model.rows.childrenOf(node)) if (model.entryOf(child).kind === "status") model.remove(child);
}
