import { useEffect, useMemo, useReducer, useState } from "react";
import { offersDirectoryRead } from "../../client/capabilities.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import type { TreeSort } from "../../model/tree/TreeEntry.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { TreeStore, type TreeSource } from "./TreeStore.js";

interface TreeStoreOptions {
  listings: readonly ResourceListing[];
  /** Shown instead of the servers' lists. */
  resources: readonly (ListedResource | ListedResourceTemplate)[] | undefined;
  sort: TreeSort | undefined;
  isOffered: (item: ListedResource | ListedResourceTemplate) => boolean;
  isDisabled: ((resource: ListedResource) => boolean) | undefined;
}

/** The tree's store, in step with the lists, and a function that shows what was changed in it. */
export function useTreeStore({ listings, resources, sort, isOffered, isDisabled }: TreeStoreOptions) {
  const { locale, getServer } = useResourceContext();
  const [, show] = useReducer((count: number) => count + 1, 0);
  const disabled = useEventCallback((resource: ListedResource) => isDisabled?.(resource) ?? false);
  const canLoad = useEventCallback(({ server }: ListedResource) => {
    const known = getServer(server);
    return known !== undefined && offersDirectoryRead(known);
  });
  const [initialSort] = useState(sort);
  const store = useMemo(
    () => new TreeStore({ locale, sort: initialSort, isDisabled: disabled, canLoad }),
    [locale, initialSort, disabled, canLoad],
  );
  const sources = useMemo(
    () =>
      (resources ? sourcesOf(resources, (id) => getServer(id)?.label ?? id) : listings.map(sourceOf)).map((source) =>
        offered(source, isOffered),
      ),
    [resources, listings, getServer, isOffered],
  );
  // The model changes in place; syncing twice with the same sources does nothing, as in StrictMode.
  useMemo(() => store.sync(sources), [store, sources]);
  useEffect(() => {
    store.model.setSort(sort);
    store.changed();
    show();
  }, [store, sort]);
  return { store, sources, show };
}

function sourceOf({ server, resources, templates, revision, status }: ResourceListing): TreeSource {
  return { server: server.id, label: server.label, resources, templates, revision, status };
}

function sourcesOf(
  items: readonly (ListedResource | ListedResourceTemplate)[],
  labelOf: (id: string) => string,
): TreeSource[] {
  return [...new Set(items.map(({ server }) => server))].map((server) => {
    const own = items.filter((item) => item.server === server);
    return {
      server,
      label: labelOf(server),
      resources: own.filter((item): item is ListedResource => "uri" in item),
      templates: own.filter((item): item is ListedResourceTemplate => "uriTemplate" in item),
      revision: items.length,
      status: "complete",
    };
  });
}

const filtered = new WeakMap<readonly object[], { isOffered: unknown; kept: readonly object[] }>();

// The same list gives the same list, so that the store sees at once that nothing changed.
function offered(source: TreeSource, isOffered: TreeStoreOptions["isOffered"]): TreeSource {
  const pick = <T extends ListedResource | ListedResourceTemplate>(list: readonly T[]): readonly T[] => {
    const known = filtered.get(list);
    if (known?.isOffered === isOffered) return known.kept as readonly T[];
    const kept = list.every(isOffered) ? list : list.filter(isOffered);
    filtered.set(list, { isOffered, kept });
    return kept;
  };
  return { ...source, resources: pick(source.resources), templates: pick(source.templates) };
}
