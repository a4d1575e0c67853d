const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request may use the bridge: from this machine, asked for by a loopback name (no DNS rebinding), from a page
 * of the same origin, and with a header that no other origin can send without asking first.
 */
export function isAllowed(request) {
  const { host = "", origin, "x-mcp-bridge": header } = request.headers;
  const from = request.socket.remoteAddress ?? "";
  if (!/^(127\.|::1$|::ffff:127\.)/.test(from) || !LOOPBACK.test(host)) return false;
  if (origin !== undefined && origin.replace(/^https?:\/\//, "") !== host) return false;
  return header === "1";
}
