import type { ResourceChanges } from "./ResourceChanges.js";
import type { ResourceClient } from "./ResourceClient.js";
import type { ResourceElicitation } from "./ResourceElicitation.js";

/** One MCP server as the host knows it. */
export interface ResourceServer {
  /**
   * The host's own id for this server; part of every reference and, with `principal`, of every key in the cache: no two
   * servers on one QueryClient may have the same. Never the name a server gives itself.
   */
  id: string;
  /** What people call it. Shown wherever the server is named. */
  label: string;
  /** A connected client. A new object under the same id means: reconnected. */
  client: ResourceClient;
  /** Change notifications; without them what is on screen changes by Refresh and by time to live only. */
  changes?: ResourceChanges | undefined;
  /**
   * Milliseconds without an answer, or a notification of progress, after which a request counts as failed and is given
   * up; a minute by default.
   */
  timeout?: number | undefined;
  /**
   * Questions that the server asks during a read, to be shown where it is read. With it the SDK's own round trips are
   * used, so that a client in automatic mode shows the same form.
   */
  elicitation?: ResourceElicitation | undefined;
  /**
   * Whose authorization the client carries, such as a user id. Nothing cached under one principal is shown under
   * another.
   */
  principal?: string | undefined;
}
