import { coalesce } from "../utils/coalesce.js";
import type { ResourceChange, ResourceChanges } from "./ResourceChanges.js";

/** Calls `act` once for each burst of changes that `concerns` names, until the function given back is called. */
export function followChanges(
  changes: ResourceChanges,
  concerns: (change: ResourceChange) => boolean,
  act: () => void,
  options?: Parameters<ResourceChanges["subscribe"]>[1],
): () => void {
  const burst = coalesce(act);
  const end = changes.subscribe((change) => {
    if (concerns(change)) burst.call();
  }, options);
  return () => {
    burst.cancel();
    end();
  };
}
