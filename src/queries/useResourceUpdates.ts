"use client";

import { useEffect } from "react";
import { concernsResource } from "../client/concernsResource.js";
import { followChanges } from "../client/followChanges.js";
import { useResourceContext } from "../client/useResourceContext.js";
import type { ResourceRef } from "../model/Resource.js";
import { useEventCallback } from "../utils/useEventCallback.js";

/**
 * Calls `onUpdate` when a server says that this resource, or something below it, changed. A burst of notifications is
 * one call. `null` listens to nothing; so does a server without `changes`.
 */
export function useResourceUpdates(ref: ResourceRef | null, onUpdate: () => void): void {
  const { getServer } = useResourceContext();
  const changes = ref ? getServer(ref.server)?.changes : undefined;
  const uri = ref?.uri;
  const update = useEventCallback(onUpdate);
  useEffect(() => {
    if (!changes || uri === undefined) return;
    return followChanges(changes, (change) => concernsResource(change, uri), update, { uris: [uri] });
  }, [changes, uri, update]);
}
