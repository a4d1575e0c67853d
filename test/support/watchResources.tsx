import { useEffect } from "react";
import { vi, expect } from "vitest";
import { useResources, type UseResourcesResult } from "../../src/queries/useResources.js";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "./renderKit.js";

/** `useResources` over the catalogues: what it gave last, and a wait for the end of all lists. */
export async function watchResources(catalogues: Catalogue[], options?: Parameters<typeof renderKit>[1]) {
  let last: UseResourcesResult | undefined;
  function Watch() {
    const result = useResources();
    useEffect(() => {
      last = result;
    }, [result]);
    return null;
  }
  const kit = await renderKit(<Watch />, { catalogues, ...options });
  const latest = () => last!;
  const complete = async () => {
    await vi.waitFor(() => expect(latest().isComplete).toBe(true), { timeout: 10_000 });
    return latest();
  };
  return { ...kit, latest, complete };
}
