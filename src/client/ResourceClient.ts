import type { Icon, Resource, ResourceContents, ResourceTemplate } from "../model/Resource.js";

type Optional<T> = T | undefined;

/** What every request takes. `timeout` is in milliseconds. */
export interface RequestOptions {
  signal?: Optional<AbortSignal>;
  timeout?: Optional<number>;
}

/** Parameters of `completion/complete` for one variable of a resource template. */
export interface CompleteParams {
  /** `uri` is the text of the template, never its name. */
  ref: { type: "ref/resource"; uri: string };
  argument: { name: string; value: string };
  context?: Optional<{ arguments?: Optional<Record<string, string>> }>;
}

/** What a server says it can do, as far as resources are concerned. */
export interface ServerCapabilities {
  resources?: Optional<{ subscribe?: Optional<boolean>; listChanged?: Optional<boolean> }>;
  completions?: Optional<object>;
  extensions?: Optional<Record<string, unknown>>;
}

/** What a server says of itself. Self-reported: for display only, never an identity. */
export interface ServerVersion {
  name: string;
  version: string;
  title?: Optional<string>;
  icons?: Optional<readonly Icon[]>;
}

/**
 * The kit's port to one MCP server. The official SDKs' clients (v1 and v2) have this shape as they are, and so can any
 * object of the host's own, such as a proxy over IPC. Where `request` is there, the kit sends its requests through it
 * and checks the answers itself, so that one malformed entry does not cost the whole list.
 */
export interface ResourceClient {
  /** One page of `resources/list`. */
  listResources(
    params?: { cursor?: Optional<string> },
    options?: RequestOptions,
  ): Promise<{ resources: readonly Resource[]; nextCursor?: Optional<string> }>;
  /** One page of `resources/templates/list`. */
  listResourceTemplates(
    params?: { cursor?: Optional<string> },
    options?: RequestOptions,
  ): Promise<{ resourceTemplates: readonly ResourceTemplate[]; nextCursor?: Optional<string> }>;
  /** `resources/read`. */
  readResource(params: { uri: string }, options?: RequestOptions): Promise<{ contents: readonly ResourceContents[] }>;
  /** `completion/complete`. */
  complete(
    params: CompleteParams,
    options?: RequestOptions,
  ): Promise<{ completion: { values: string[]; total?: Optional<number>; hasMore?: Optional<boolean> } }>;
  /** `(request, schema, options)`, as both SDKs have it. */
  request?: Optional<(...args: never[]) => Promise<unknown>>;
  /** What the server declared; undefined before it is connected. */
  getServerCapabilities?: Optional<() => Optional<ServerCapabilities>>;
  /** Names and icons the server has for itself. */
  getServerVersion?: Optional<() => Optional<ServerVersion>>;
  /** `modern` from the protocol's version 2026-07-28 on. */
  getProtocolEra?: Optional<() => Optional<"legacy" | "modern">>;
}
