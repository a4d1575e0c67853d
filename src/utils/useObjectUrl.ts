"use client";
import { useEffect, useState } from "react";

/**
 * An object URL for these bytes while they are shown, revoked after. The type must be of the kit's own choosing:
 * the URL has the page's origin. Undefined on the server and in the first render.
 */
export function useObjectUrl(bytes: Uint8Array | undefined, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (bytes === undefined) return;
    const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [bytes, type]);
  return url;
}
