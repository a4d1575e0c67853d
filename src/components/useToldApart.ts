import { useMemo } from "react";
import { displayName } from "../model/displayName.js";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { tellApart, type Distinction } from "../model/tellApart.js";
import { visibleText } from "../model/visibleText.js";
import { useKnownResources } from "../queries/useKnownResources.js";

/** How a resource is called among others. */
export interface NamedResource extends Partial<Distinction> {
  /** Display name, safe to read. */
  name: string;
}

/** Names for resources that stand side by side, by `resourceKey`, with what tells those of one name apart. */
export function useToldApart(refs: readonly (ResourceRef | ListedResource)[]): ReadonlyMap<string, NamedResource> {
  const known = useKnownResources(refs);
  return useMemo(() => {
    const named = refs.map((ref) => {
      const { uri, name, title } = known.get(resourceKey(ref)) ?? { uri: ref.uri, name: ref.uri };
      return { server: ref.server, uri, name: visibleText(displayName({ uri, name, title })) };
    });
    const distinctions = tellApart(named);
    return new Map(named.map((ref, at) => [resourceKey(ref), { name: ref.name, ...distinctions[at] }]));
  }, [refs, known]);
}
