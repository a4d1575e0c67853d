"use client";
import { useMemo, useSyncExternalStore } from "react";

/**
 * An object URL for these bytes while they are shown, revoked after. The type must be of the kit's own choosing:
 * the URL has the page's origin. Undefined on the server and in the first render.
 */
export function useObjectUrl(bytes: Uint8Array | undefined, type: string): string | undefined {
  const store = useMemo(() => objectUrlStore(bytes, type), [bytes, type]);
  return useSyncExternalStore(store.subscribe, store.read, () => undefined);
}

// The URL lives as long as the subscription, which StrictMode ends and begins anew.
function objectUrlStore(bytes: Uint8Array | undefined, type: string) {
  let url: string | undefined;
  return {
    read: () => url,
    subscribe: () => {
      if (bytes !== undefined) url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
      return () => {
        if (url !== undefined) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
  };
}
