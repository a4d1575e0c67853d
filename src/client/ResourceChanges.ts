/** Something a server told of its resources (specification, notifications). */
export type ResourceChange =
  | { type: "list-changed" }
  /** `uri` may be a sub-resource of the one that was subscribed to. */
  | { type: "updated"; uri: string }
  /** Notifications may have been missed (a stream broke): everything shown may be out of date. */
  | { type: "missed" };

/** The kit's port to one server's change notifications. `sdkChanges(client)` makes one for an SDK client. */
export interface ResourceChanges {
  /**
   * Calls `listener` for every change of the lists, and of the resources named by `uris` (subscribed to where the
   * server can). Returns a function that ends it.
   */
  subscribe(listener: (change: ResourceChange) => void, options?: { uris?: readonly string[] }): () => void;
}
