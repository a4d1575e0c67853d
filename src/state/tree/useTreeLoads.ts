import { useEffect, useRef } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { FolderLoad } from "./FolderLoad.js";
import { loadOf, setLoad } from "./folderStatus.js";
import type { TreeFilter, TreeStore } from "./TreeStore.js";

interface TreeLoadsOptions {
  /** What is shown: `whole`, or what matches the filter text. */
  store: TreeStore;
  whole: TreeStore;
  show: () => void;
  isOffered: TreeFilter;
}

// Of folders that are open without anybody having opened them one by one.
const MOST_AT_ONCE = 8;

/** Asks servers for what is below directories and templates, and keeps the tree informed. */
export function useTreeLoads({ store, whole, show, isOffered }: TreeLoadsOptions) {
  const { t, getServer, queryClient } = useResourceContext();
  const { model } = store;
  const loads = useRef(new Map<TreeStore, Map<number, FolderLoad>>());
  const mounted = useRef(false);
  useEffect(() => {
    const all = loads.current;
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode mounts again before that.
      queueMicrotask(() => mounted.current || all.forEach(stopAll));
    };
  }, []);

  const isOfferedNow = useEventCallback(isOffered);
  const load = useEventCallback((node: number): void => {
    const entry = model.entryOf(node);
    const server = getServer(entry.server);
    if (!server || !("load" in entry)) return;
    const own = loadsOf(loads.current, store);
    const known = own.get(node);
    if (entry.load === "loaded") return known?.directory?.wake();
    if (entry.load !== "unloaded" && entry.load !== "error") return;
    if (known?.directory) return known.retry();
    const job = new FolderLoad({
      store,
      node,
      server,
      queryClient,
      t,
      isOffered: isOfferedNow,
      show,
      onOver: () => own.get(node) === job && own.delete(node),
    });
    own.set(node, job);
    job.start();
  });

  // A folder that was open before its server listed it as a directory, or was opened with all others.
  const readOpened = useEventCallback(() => {
    if (store !== whole) return;
    let free = MOST_AT_ONCE;
    for (const node of loadsOf(loads.current, store).keys()) if (loadOf(store, node) === "loading") free--;
    for (const node of model.unread) {
      if (loadOf(store, node) !== "unloaded") model.unread.delete(node);
      else if (model.rows.isExpanded(node) && free-- > 0) load(node);
    }
  });
  useEffect(readOpened, [readOpened, store, store.version]);

  /** Gives up what is being asked for below a node, or has failed: it was closed. */
  const cancel = useEventCallback((node: number) => {
    const own = loadsOf(loads.current, store);
    const job = own.get(node);
    if (!job || loadOf(store, node) === "loaded") return;
    own.delete(node);
    job.stop();
    setLoad(store, node, "unloaded");
    store.changed();
  });

  useEffect(() => {
    for (const own of loads.current.values()) for (const { directory } of own.values()) directory?.repeat();
  }, [isOffered]);

  // A directory that its server took off its list is no longer followed.
  useEffect(() => {
    for (const [where, own] of loads.current)
      for (const [node, job] of Array.from(own)) {
        if (loadOf(where, node)) continue;
        own.delete(node);
        job.stop();
      }
  }, [whole.version, store.version]);

  // What waits for a connection that is no more is asked for by the new one, which is listened to from now on.
  useEffect(() => {
    for (const [where, own] of loads.current)
      for (const [node, job] of Array.from(own)) {
        const now = getServer(job.server.id);
        if (!now || now.client === job.server.client) continue;
        if (loadOf(where, node) === "loaded") {
          job.reconnect(now);
        } else if (where === store) {
          cancel(node);
          // When the old request has ended: the new one would share its answer.
          setTimeout(() => mounted.current && load(node));
        }
      }
    // oxlint-disable-next-line react/exhaustive-deps -- the others are of this render
  }, [getServer]);
  // A store of another language, or of another filter text, is not shown again.
  useEffect(() => {
    for (const [other, own] of loads.current) {
      if (other === store || other === whole) continue;
      stopAll(own);
      loads.current.delete(other);
    }
  }, [store, whole]);
  return { load, cancel };
}

function loadsOf(loads: Map<TreeStore, Map<number, FolderLoad>>, store: TreeStore): Map<number, FolderLoad> {
  const own = loads.get(store) ?? new Map<number, FolderLoad>();
  loads.set(store, own);
  return own;
}

function stopAll(loads: Map<number, FolderLoad>): void {
  for (const load of loads.values()) load.stop();
}
