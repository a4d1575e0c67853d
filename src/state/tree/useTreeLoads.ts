import { useEffect, useRef } from "react";
import { describeError } from "../../client/describeError.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import { toResourceError } from "../../client/toResourceError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ListedResource } from "../../model/Resource.js";
import type { TreeLoad, TreeStatus } from "../../model/tree/TreeEntry.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { clearStatus } from "./clearStatus.js";
import { followDirectory, type FollowedDirectory } from "./followDirectory.js";
import { loadValues } from "./loadValues.js";
import type { TreeFilter, TreeStore } from "./TreeStore.js";

interface Load {
  server: ResourceServer;
  /** Ends the request, and the listening. */
  stop: () => void;
  /** A directory's: it is followed for as long as it is there. */
  directory?: FollowedDirectory;
}

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
  const loads = useRef(new Map<TreeStore, Map<number, Load>>());
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
    const isThere = () => loadOf(store, node) !== undefined;
    const settle = (load: TreeLoad, error?: string) => {
      clearStatus(model, node);
      model.update(node, { load, ...(error !== undefined && { error }) });
    };
    const say = (status: TreeStatus, message?: string) =>
      model.addBelow(node, { kind: "status", server: entry.server, status, ...(message !== undefined && { message }) });
    const sayIfEmpty = () => {
      clearStatus(model, node);
      if (model.rows.childCount(node) === 0) say("empty");
    };
    const changed = () => {
      store.changed();
      show();
    };
    settle("loading");
    say("loading");
    changed();

    if (known?.directory) return known.directory.retry();
    const job: Load = { server, stop: () => {} };
    own.set(node, job);
    const ifThere = (change: () => void) => {
      if (own.get(node) !== job) return;
      if (isThere()) {
        change();
        changed();
      } else {
        own.delete(node);
        job.stop();
      }
    };
    const isDirectory = entry.kind === "folder" && entry.resource !== undefined;
    const onItems = (items: readonly ListedResource[]) =>
      ifThere(() => {
        showItems(store, node, items, isOfferedNow);
        if (loadOf(store, node) === "loaded") sayIfEmpty();
      });
    const onEnd = (gone: readonly string[] = []) =>
      ifThere(() => {
        if (!isDirectory) own.delete(node);
        store.drop(entry.server, gone);
        settle("loaded");
        sayIfEmpty();
      });
    const onError = (error: unknown) =>
      ifThere(() => {
        const cause = toResourceError(error, { server: entry.server });
        const message = describeError(cause, { t, server: server.label, name: model.nameOf(node) });
        if (!isDirectory) own.delete(node);
        settle("error", message);
        say("error", message);
      });

    if (isDirectory) {
      const isShown = () => isThere() && model.rows.isExpanded(node);
      job.directory = followDirectory(queryClient, server, entry.resource!.uri, { onItems, onEnd, onError, isShown });
      job.stop = job.directory.stop;
      return;
    }
    const controller = new AbortController();
    job.stop = () => controller.abort();
    loadValues(queryClient, server, entry, controller.signal).then((entries) => {
      ifThere(() => entries.forEach((below) => model.addBelow(node, below)));
      onEnd();
    }, onError);
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
    clearStatus(model, node);
    model.update(node, { load: "unloaded" });
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
          job.server = now;
          job.directory?.reconnect(now);
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

/** Puts what is in a directory below it, without what is not offered (any more). */
function showItems(store: TreeStore, node: number, items: readonly ListedResource[], isOffered: TreeFilter): void {
  const { server } = store.model.entryOf(node);
  for (const item of items) if (isOffered(item)) store.model.addResource(server, item, node);
  const others = items.filter((item) => !isOffered(item)).map(({ uri }) => uri);
  store.drop(server, others);
}

function loadsOf(loads: Map<TreeStore, Map<number, Load>>, store: TreeStore): Map<number, Load> {
  const own = loads.get(store) ?? new Map<number, Load>();
  loads.set(store, own);
  return own;
}

function stopAll(loads: Map<number, Load>): void {
  for (const { stop } of loads.values()) stop();
}

/** How far what is below a node has come; undefined where nothing is asked for, as below what left its server's list. */
function loadOf({ model }: TreeStore, node: number): TreeLoad | undefined {
  const entry = model.entryOf(node);
  return entry !== undefined && "load" in entry ? entry.load : undefined;
}
