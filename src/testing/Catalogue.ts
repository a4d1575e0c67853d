import type { Resource, ResourceContents, ResourceTemplate } from "../model/Resource.js";

/** A resource with what reading it gives: `text`, `blob`, `contents`, or the answer of `read`. */
export type CatalogueResource = Resource & {
  text?: string;
  /** Base64. */
  blob?: string;
  contents?: readonly ResourceContents[];
  /** Gives contents, or a whole `resources/read` result (an input request, `isError`, anything odd). */
  read?: (params: ReadParams, context: CatalogueContext) => unknown;
};

/** A template with the completion of its variables and the reading of the URIs it makes. */
export type CatalogueTemplate = ResourceTemplate & {
  /** By variable. An array is cut to the protocol's 100 values, with `total` and `hasMore` told. */
  complete?: Record<
    string,
    (
      value: string,
      context: Readonly<Record<string, string>>,
    ) => readonly string[] | { values: readonly string[]; total?: number; hasMore?: boolean }
  >;
  /** Gives contents, a whole result, or undefined for a URI that is not of this template. */
  read?: (uri: string, context: CatalogueContext) => unknown;
};

/**
 * What an MCP server of a test or story offers, as plain data. Read anew for every request: change it and
 * call `notify("notifications/resources/list_changed")`.
 */
export interface Catalogue {
  /** The server's own name, and the id under which `connectCatalogue` gives it to the kit. */
  name: string;
  title?: string;
  resources?: readonly CatalogueResource[];
  templates?: readonly CatalogueTemplate[];
  /**
   * Offers `resources/directory/read` over the path segments of the resources' URIs. Resources below a listed
   * `inode/directory` entry are then reached through it and left out of `resources/list`.
   */
  directories?: boolean;
  /** Entries in a list page; everything in one page where it is missing. */
  pageSize?: number;
  /** Milliseconds before every answer. */
  latency?: number;
  /** How long the answers of lists and reads stay fresh. */
  ttlMs?: number;
  /** Declared in place of what the rest of the catalogue implies. */
  capabilities?: object;
  /** Raw answers by method, sent as they are: for odd servers. Throw `protocolError(...)` for an exact error. */
  handlers?: Record<string, (params: Record<string, unknown>, context: CatalogueContext) => unknown>;
  /**
   * Modern era: stands between client and server (401, 404, a failing network, a spoilt answer). `next` gives the
   * server's own response; without one of your own, that is what the client gets.
   */
  http?: (request: Request, next: () => Promise<Response>) => Response | undefined | Promise<Response | undefined>;
}

/** The params of `resources/read`, with the answers of the user on a retry. */
export interface ReadParams {
  uri: string;
  inputResponses?: Record<string, { action: string; content?: Record<string, unknown> }>;
  requestState?: string;
}

/** What a handler knows of the request it answers. */
export interface CatalogueContext {
  /** Aborted when the client gives the request up. */
  signal: AbortSignal;
  /** Reports progress, where the client asked for it. */
  progress: (progress: number, total?: number, message?: string) => Promise<void>;
}
