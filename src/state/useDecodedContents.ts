"use client";
import { useEffect, useMemo, useState } from "react";
import type { DecodedContents } from "../model/contents/DecodedContents.js";
import { decodeContents, decodeContentsSlowly } from "../model/contents/decodeContents.js";
import type { ResourceContents } from "../model/Resource.js";

// Decoding this many characters takes a few milliseconds: done while rendering, so that nothing flickers.
const AT_ONCE = 500_000;

const decoded = new WeakMap<ResourceContents, DecodedContents>();

/** Each item decoded, or undefined while a large one is being worked on between the page's own tasks. */
export function useDecodedContents(
  contents: readonly ResourceContents[] | undefined,
): readonly (DecodedContents | undefined)[] {
  const [done, setDone] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    void decodeRest(contents ?? [], abort.signal, () => setDone((count) => count + 1));
    return () => abort.abort();
  }, [contents]);
  return useMemo(
    () =>
      (contents ?? []).map((item) => {
        if (!decoded.has(item) && isSmall(item)) decoded.set(item, decodeContents(item));
        return decoded.get(item);
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what was decoded is kept outside; `done` says when
    [contents, done],
  );
}

function isSmall({ text, blob }: ResourceContents): boolean {
  return (text?.length ?? 0) + (blob?.length ?? 0) <= AT_ONCE;
}

async function decodeRest(contents: readonly ResourceContents[], signal: AbortSignal, onDone: () => void) {
  for (const item of contents) {
    if (decoded.has(item)) continue;
    try {
      decoded.set(item, await decodeContentsSlowly(item, signal));
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    onDone();
  }
}
