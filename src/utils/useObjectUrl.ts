"use client";
import { useMemo, useSyncExternalStore } from "react";
import { runAtOnce, runInSlices } from "./runInSlices.js";

/**
 * An object URL for these bytes while they are shown, revoked after. The type must be of the kit's own choosing:
 * the URL has the page's origin. Undefined on the server, in the first render, and while large bytes are taken over.
 */
export function useObjectUrl(bytes: Uint8Array | undefined, type: string): string | undefined {
  const store = useMemo(() => objectUrlStore(bytes, type), [bytes, type]);
  return useSyncExternalStore(store.subscribe, store.read, () => undefined);
}

// A copy of so much takes about 5 ms.
const SLICE = 1 << 20;

// The URL lives as long as the subscription, which StrictMode ends and begins anew.
function objectUrlStore(bytes: Uint8Array | undefined, type: string) {
  let url: string | undefined;
  return {
    read: () => url,
    subscribe: (changed: () => void) => {
      if (bytes === undefined) return () => {};
      const end = new AbortController();
      if (bytes.length <= SLICE) url = URL.createObjectURL(runAtOnce(blobInSteps(bytes, type)));
      else
        runInSlices(blobInSteps(bytes, type), { signal: end.signal }).then(
          (blob) => {
            if (end.signal.aborted) return;
            url = URL.createObjectURL(blob);
            changed();
          },
          () => {
            // No longer shown.
          },
        );
      return () => {
        end.abort();
        if (url !== undefined) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
  };
}

// A blob copies its bytes; one made of blobs only names them.
function* blobInSteps(bytes: Uint8Array, type: string): Generator<void, Blob> {
  const parts: Blob[] = [];
  for (let at = 0; at < bytes.length; at += SLICE) {
    parts.push(new Blob([bytes.subarray(at, at + SLICE) as BlobPart]));
    yield;
  }
  return new Blob(parts, { type });
}
