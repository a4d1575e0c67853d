import { isCancelledError } from "@tanstack/react-query";
import { isRecord } from "../utils/isRecord.js";
import { ResourceError, type ResourceErrorKind } from "./ResourceError.js";

interface Request {
  server: string;
  uri?: string | undefined;
  signal?: AbortSignal | undefined;
}

// What the SDKs and hosts' own clients throw, read by shape: instanceof would need the SDK at run time.
interface Thrown {
  name: string;
  message: string;
  code: unknown;
  status: unknown;
  data: { uri?: unknown; reason?: unknown } | undefined;
}

/** Makes a `ResourceError` of whatever a client threw. `signal` first: an SDK reports an abort as a time-out. */
export function toResourceError(thrown: unknown, { server, uri, signal }: Request): ResourceError {
  if (thrown instanceof ResourceError) return thrown;
  const error = readThrown(thrown);
  const kind = signal?.aborted || isCancelledError(thrown) ? "cancelled" : kindFrom(thrown);
  return new ResourceError(kind, {
    server,
    uri,
    serverMessage: kind === "malformed" ? undefined : plainMessage(error.message),
    code: typeof error.code === "number" ? error.code : undefined,
    cause: thrown,
  });
}

// A host's client may put words of its own around what happened.
function kindFrom(thrown: unknown, depth = 0): ResourceErrorKind {
  const error = readThrown(thrown);
  const kind = kindOf(error);
  const cause = isRecord(thrown) ? thrown.cause : undefined;
  if (kind !== "server" || error.code !== undefined || cause === undefined || depth === DEEPEST) return kind;
  return kindFrom(cause, depth + 1);
}

const DEEPEST = 3;

function readThrown(thrown: unknown): Thrown {
  const error = fieldsOf(thrown);
  const message = typeof error.message === "string" ? error.message : "";
  // HTTP transports put the status on the error, or in place of its code (SDK v1).
  const status =
    error.status ?? (typeof error.code === "number" && error.code >= 400 && error.code < 600 ? error.code : undefined);
  // A refusal may hold the protocol's own error. The SDKs give it as text, behind words of theirs.
  const inBody = status === undefined ? undefined : errorInText(message);
  return {
    name: typeof error.name === "string" ? error.name : "",
    message: inBody ? String(inBody.message) : message,
    code: inBody ? inBody.code : error.code === status ? undefined : error.code,
    status,
    data: dataOf(inBody ?? error),
  };
}

// A proxy may hand on the whole answer, of which the error is a part, and codes as text. The numbers of a DOMException
// are no codes of JSON-RPC, and what is neither text nor an object has no words.
function fieldsOf(thrown: unknown): Partial<Thrown> {
  if (typeof thrown === "string") return { message: thrown };
  if (typeof thrown !== "object" || thrown === null) return {};
  const { error } = thrown as { error?: unknown };
  if (isRecord(error) && !("message" in thrown)) return fieldsOf(error);
  const { name, message, code, status, data } = thrown as Thrown;
  const isText = typeof code === "string" && /^-?\d+$/.test(code);
  const isDom = typeof DOMException !== "undefined" && thrown instanceof DOMException;
  return { name, message, code: isDom ? undefined : isText ? Number(code) : code, status, data };
}

function dataOf({ data }: { data?: unknown }): Thrown["data"] {
  return typeof data === "object" && data !== null ? data : undefined;
}

function errorInText(text: string): { code: number; message: unknown; data?: unknown } | undefined {
  const start = text.indexOf("{");
  if (start === -1) return undefined;
  try {
    const { error } = JSON.parse(text.slice(start));
    return typeof error?.code === "number" ? error : undefined;
  } catch {
    return undefined;
  }
}

function kindOf(error: Thrown): ResourceErrorKind {
  const { code, status, message, name } = error;
  if (status === 401 || name === "UnauthorizedError" || code === "CLIENT_HTTP_AUTHENTICATION") return "auth";
  if (status === 403 || name === "InsufficientScopeError" || code === "CLIENT_HTTP_FORBIDDEN") return "forbidden";
  if (isNotFound(error)) return "not-found";
  if (code === -32601 || code === "METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION" || code === "CAPABILITY_NOT_SUPPORTED")
    return "unsupported";
  // Without the protocol's own error it is not the method that is missing, but the server, or the session with it.
  if (status === 404) return "offline";
  if (name === "AbortError") return "cancelled";
  if (code === "REQUEST_TIMEOUT" || (code === -32001 && /time(d )?\s?-?out/i.test(message)) || name === "TimeoutError")
    return "timeout";
  if (
    code === "INVALID_RESULT" ||
    code === "UNSUPPORTED_RESULT_TYPE" ||
    code === "CLIENT_HTTP_UNEXPECTED_CONTENT" ||
    name === "ZodError" ||
    name === "$ZodError" ||
    name === "SyntaxError" ||
    message.startsWith("Streamable HTTP error: Unexpected content type")
  )
    return "malformed";
  if (status === 429 || (typeof status === "number" && status >= 500)) return "offline";
  if (isConnectionLost(error)) return "offline";
  return "server";
}

// Specification 2026-07-28: -32602 with the URI in `data`; up to 2025-11-25: -32002. Older servers say it in words only.
function isNotFound({ code, data, message }: Thrown): boolean {
  if (code === -32002) return true;
  if (code !== -32602) return false;
  return (data?.uri !== undefined && data.reason === undefined) || /not found|unknown resource/i.test(message);
}

function isConnectionLost({ code, message, name }: Thrown): boolean {
  if (code === "NOT_CONNECTED" || code === "CONNECTION_CLOSED" || code === "SEND_FAILED" || code === -32000)
    return true;
  if (typeof code === "string" && /^(CLIENT_HTTP_|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|UND_ERR)/.test(code)) return true;
  if (typeof code === "number") return false;
  return (
    name === "TypeError" ||
    name === "NetworkError" ||
    /not connected|connection closed|failed to fetch|network/i.test(message)
  );
}

// "MCP error -32602: Resource x not found" → "Resource x not found"; a dump of a validator is not for people.
function plainMessage(message: string): string | undefined {
  const plain = message.replace(/^(MCP error -?\d+:\s*)+/, "").trim();
  return plain === "" || /^[[{]/.test(plain) ? undefined : plain.slice(0, 500);
}
