import type { ResourceError } from "../client/ResourceError.js";

/**
 * What all queries of the kit share. A server may be on this machine, so the browser's idea of being online does not
 * pause them; time to live is not a polling interval, so a focused window fetches nothing. Only a failure that may
 * pass by itself is tried again: after 1 s and 2 s, with jitter.
 */
export const queryDefaults = {
  networkMode: "always",
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
  retry: (failures: number, error: unknown) => failures < 2 && (error as ResourceError).retryable === true,
  retryDelay: (failures: number) => 1000 * 2 ** failures * (0.75 + Math.random() / 2),
} as const;
