import { useMemo, useState } from "react";
import { defaultRenderers } from "./renderers/defaultRenderers.js";
import type { ResourceRenderer } from "./ResourceRenderer.js";

/**
 * The host's renderers before the kit's. Hosts write theirs where they render: each is taken for the one before while
 * all but its `load` is the same, so that nothing is loaded anew and what it shows keeps its state.
 */
export function useRenderers(given: readonly ResourceRenderer[]): readonly ResourceRenderer[] {
  const [known] = useState(() => new Map<string, ResourceRenderer>());
  const keys = given.map((one) => {
    const key = JSON.stringify(one);
    if (!known.has(key)) known.set(key, one);
    return key;
  });
  const all = JSON.stringify(keys);
  return useMemo(
    () => [...(JSON.parse(all) as string[]).map((key) => known.get(key)!), ...defaultRenderers],
    [all, known],
  );
}
