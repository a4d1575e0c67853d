import type { ResourceError } from "../client/ResourceError.js";

/**
 * What all queries of the kit share. A server may be on this machine, so the browser's idea of being online does not
 * pause them; time to live is not a polling interval, so a focused window fetches nothing. Only a failure that may
 * pass by itself is tried again: after 1 s and 2 s, with jitter. The rest is TanStack's own: the client is often the
 * app's, whose defaults (an error thrown at a boundary, the data before as a placeholder, polling) are for its queries.
 */
export const queryDefaults = {
  networkMode: "always",
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
  enabled: true,
  suspense: false,
  throwOnError: false,
  refetchOnMount: true,
  retryOnMount: true,
  refetchInterval: false,
  select: undefined,
  initialData: undefined,
  placeholderData: undefined,
  notifyOnChangeProps: undefined,
  persister: undefined,
  maxPages: undefined,
  retry: (failures: number, error: unknown) => failures < 2 && (error as ResourceError).retryable === true,
  retryDelay: (failures: number) => 1000 * 2 ** failures * (0.75 + Math.random() / 2),
} as const;
