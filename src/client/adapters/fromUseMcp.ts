import type { ResourceClient } from "../ResourceClient.js";
import { ResourceError } from "../ResourceError.js";

/** The part of what the hook `useMcp` of `use-mcp` returns that resources need. */
export interface UseMcpConnection {
  resources: readonly unknown[];
  resourceTemplates: readonly unknown[];
  readResource: (uri: string) => Promise<{ contents: readonly unknown[] }>;
}

/**
 * A `ResourceClient` made of what `useMcp` of `use-mcp` returns. The hook lists by itself, so a new client stands for a
 * new list: make it with `useMemo` over `resources` and `resourceTemplates`. It has no completion.
 *
 * @example
 * const client = useMemo(() => fromUseMcp(mcp), [mcp.resources, mcp.resourceTemplates]);
 */
export function fromUseMcp(mcp: UseMcpConnection): ResourceClient {
  const adapted = {
    listResources: () => Promise.resolve({ resources: mcp.resources }),
    listResourceTemplates: () => Promise.resolve({ resourceTemplates: mcp.resourceTemplates }),
    // The hook learns that it is ready in an effect, which runs after those of what is rendered inside.
    readResource: ({ uri }: { uri: string }) => nextTask().then(() => mcp.readResource(uri)),
    complete: () => Promise.reject(new ResourceError("unsupported", { server: "" })),
    getServerCapabilities: () => ({ resources: {} }),
  };
  return adapted as ResourceClient;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
