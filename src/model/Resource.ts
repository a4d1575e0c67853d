// The protocol's data as the kit keeps it: specification 2026-07-28, schema.ts. Own structural types, so that
// hosts need no SDK to compile; the SDKs' own types are assignable to these.

/** Who content is meant for: shown to the user, given to the model, or both. */
export type Audience = "user" | "assistant";

/** Hints on a resource, template or content block. Server-supplied: every field may be missing. */
export interface Annotations {
  audience?: readonly Audience[] | undefined;
  /** 0 (entirely optional) to 1 (as good as required). */
  priority?: number | undefined;
  /** ISO 8601 date and time. */
  lastModified?: string | undefined;
}

/** A picture a server offers for itself or a resource. Never loaded unless the host's content policy allows it. */
export interface Icon {
  src: string;
  mimeType?: string | undefined;
  sizes?: readonly string[] | undefined;
  theme?: "light" | "dark" | undefined;
}

/** One entry of `resources/list`, as the server sent it. */
export interface Resource {
  /** Opaque. Goes back to the server byte for byte. */
  uri: string;
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  mimeType?: string | undefined;
  /** Size of the raw content in bytes, before base64. */
  size?: number | undefined;
  icons?: readonly Icon[] | undefined;
  annotations?: Annotations | undefined;
  _meta?: Record<string, unknown> | undefined;
}

/** One entry of `resources/templates/list`. */
export interface ResourceTemplate {
  /** RFC 6570 URI template. */
  uriTemplate: string;
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  mimeType?: string | undefined;
  icons?: readonly Icon[] | undefined;
  annotations?: Annotations | undefined;
  _meta?: Record<string, unknown> | undefined;
}

/** One item of a `resources/read` answer: text, or base64 bytes in `blob`. */
export interface ResourceContents {
  /** As the server gave it; need not be the one that was asked for. */
  uri: string;
  mimeType?: string | undefined;
  text?: string | undefined;
  /** Base64 as the server sent it; may be malformed. */
  blob?: string | undefined;
  annotations?: Annotations | undefined;
  _meta?: Record<string, unknown> | undefined;
}

/** Identity of a resource: the host's id of its server, and the URI that server listed. */
export interface ResourceRef {
  /** The host's id of the server. */
  server: string;
  /** As listed, character for character. */
  uri: string;
}

/** A listed resource together with the server it came from. */
export interface ListedResource extends Resource {
  server: string;
}

/** A listed template together with the server it came from. */
export interface ListedResourceTemplate extends ResourceTemplate {
  server: string;
}

/** The MIME type of a directory (shared-mime-info), used by `resources/directory/read` and by file servers. */
export const DIRECTORY_MIME_TYPE = "inode/directory";
