/** What the official SDKs' clients (v1 and v2) tell of their connection. */
export interface ConnectingClient {
  readonly transport?: object | undefined;
  getServerCapabilities?: (() => object | undefined) | undefined;
}

const LOOK_MS = 1000;

/**
 * Calls `onConnect` when a client that was not connected is, or has another connection than before, until the returned
 * function is called. The SDKs have one slot for the end of a connection, the host's, and none for its beginning: so
 * this looks every second. A client that does not show its transport is taken for connected.
 */
export function watchConnection(client: ConnectingClient, onConnect: () => void): () => void {
  if (!("transport" in client)) return () => {};
  const connection = () => (client.getServerCapabilities?.() === undefined ? undefined : client.transport);
  let known = connection();
  let seen = known;
  const timer = setInterval(() => {
    const now = connection();
    // Seen twice: the handshake is over by then, also where the client still tells the capabilities of before.
    if (now !== undefined && now === seen && now !== known) {
      known = now;
      onConnect();
    }
    seen = now;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
