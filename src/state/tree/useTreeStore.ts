import { useEffect, useMemo, useReducer, useState } from "react";
import { offersDirectoryRead } from "../../client/capabilities.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import type { TreeSort } from "../../model/tree/TreeEntry.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { TreeStore, type TreeFilter, type TreeSource } from "./TreeStore.js";

interface TreeStoreOptions {
  listings: readonly ResourceListing[];
  /** Shown instead of the servers' lists. */
  resources: readonly (ListedResource | ListedResourceTemplate)[] | undefined;
  sort: TreeSort | undefined;
  isOffered: TreeFilter;
  isDisabled: ((resource: ListedResource) => boolean) | undefined;
  compact: boolean | undefined;
}

// What came since then is sorted in one task, so not too much of it.
const SHOWN_EVERY_MS = 50;

/** The tree's store, in step with the lists, and a function that shows what was changed in it. */
export function useTreeStore({ listings, resources, sort, isOffered, isDisabled, compact }: TreeStoreOptions) {
  const { locale, getServer } = useResourceContext();
  const [, show] = useReducer((count: number) => count + 1, 0);
  const disabled = useEventCallback((resource: ListedResource) => isDisabled?.(resource) ?? false);
  const canLoad = useEventCallback(({ server }: ListedResource) => {
    const known = getServer(server);
    return known !== undefined && offersDirectoryRead(known);
  });
  const [initial] = useState({ locale, sort, compact });
  const rules = useMemo(() => ({ isDisabled: disabled, canLoad }), [disabled, canLoad]);
  const store = useMemo(() => new TreeStore({ ...initial, ...rules }), [initial, rules]);
  const sources = useMemo(
    () => (resources ? sourcesOf(resources, (id) => getServer(id)?.label ?? id) : listings.map(sourceOf)),
    [resources, listings, getServer],
  );
  // oxlint-disable-next-line react/void-use-memo -- The model changes in place; syncing twice with the same sources does nothing, as in StrictMode.
  useMemo(() => store.sync(sources, isOffered), [store, sources, isOffered]);
  // A list too long for one task is taken up in slices. Showing costs more than a slice, so a few are shown together.
  useEffect(() => {
    if (!store.isBehind) return;
    const until = performance.now() + SHOWN_EVERY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      store.advance(isOffered);
      if (store.isBehind && performance.now() < until) timer = setTimeout(work);
      else show();
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const isReordered = store.model.setOrder(locale, sort);
    // In place, too: what is open and loaded stays.
    const isRegrouped = store.model.setCompact(compact);
    if (!isReordered && !isRegrouped) return;
    store.changed();
    show();
  }, [store, locale, sort, compact]);
  return { store, sources, rules, show };
}

function sourceOf({ server, resources, templates, revision, status }: ResourceListing): TreeSource {
  const { id, label, principal } = server;
  return { server: id, label, principal, resources, templates, revision, status };
}

const revisions = new WeakMap<readonly object[], number>();
let lastRevision = 0;

function sourcesOf(
  items: readonly (ListedResource | ListedResourceTemplate)[],
  labelOf: (id: string) => string,
): TreeSource[] {
  if (!revisions.has(items)) revisions.set(items, ++lastRevision);
  const byServer = new Map<string, { resources: ListedResource[]; templates: ListedResourceTemplate[] }>();
  for (const item of items) {
    let own = byServer.get(item.server);
    if (!own) byServer.set(item.server, (own = { resources: [], templates: [] }));
    if ("uri" in item) own.resources.push(item);
    else own.templates.push(item);
  }
  return [...byServer].map(([server, own]) => ({
    server,
    label: labelOf(server),
    ...own,
    revision: revisions.get(items)!,
    status: "complete",
  }));
}
