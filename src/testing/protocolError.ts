/** A JSON-RPC error whose code and data reach the wire exactly as given. For the handlers of a `Catalogue`. */
export function protocolError(code: number, message: string, data?: unknown): Error {
  return Object.assign(new Error(message), { code, data });
}
