/**
 * What went wrong, as far as a person needs to know it:
 * - `not-found`: the server says that this resource does not exist
 * - `auth`, `forbidden`: HTTP 401, 403: signing in (again) may help
 * - `unsupported`: the server does not know the method (-32601)
 * - `offline`: the server cannot be reached or is not there (HTTP 404, 429, 5xx), or the connection or session is lost
 * - `timeout`: no answer in time
 * - `cancelled`: the user or the kit ended the request
 * - `malformed`: the answer is not what the protocol says
 * - `server`: the server answered with an error of its own
 */
export type ResourceErrorKind =
  | "not-found"
  | "auth"
  | "forbidden"
  | "unsupported"
  | "offline"
  | "timeout"
  | "cancelled"
  | "malformed"
  | "server";

interface ResourceErrorDetails {
  /** Id of the server that was asked. */
  server: string;
  /** The URI that was asked for, where there was one. */
  uri?: string | undefined;
  /** The server's own words, without prefixes of the SDKs. Hostile text. */
  serverMessage?: string | undefined;
  /** JSON-RPC error code, where the server sent one. */
  code?: number | undefined;
  cause?: unknown;
}

/** The one kind of error that queries and hooks of the kit report. `describeError` puts it in words. */
export class ResourceError extends Error {
  override name = "ResourceError";
  /** What the user is told, and what can be done about it. */
  readonly kind: ResourceErrorKind;
  /** The host's id of the server. */
  readonly server: string;
  /** Of what was asked for, where it was one resource. */
  readonly uri: string | undefined;
  /** The server's own words. Untrusted text, shown as such. */
  readonly serverMessage: string | undefined;
  /** Of the JSON-RPC error, where the server sent one. */
  readonly code: number | undefined;

  constructor(kind: ResourceErrorKind, details: ResourceErrorDetails) {
    super(`${kind}: ${details.serverMessage ?? details.uri ?? details.server}`, { cause: details.cause });
    this.kind = kind;
    this.server = details.server;
    this.uri = details.uri;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
  }

  /** Whether the same request may succeed by itself a little later. */
  get retryable(): boolean {
    return this.kind === "offline";
  }
}
