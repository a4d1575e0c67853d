import type { Resource, ResourceTemplate } from "../Resource.js";

/** What can be searched: a resource or a template, of a server where one is known. */
export type SearchItem = (Resource | ResourceTemplate) & { server?: string };

/** The fields that matches are reported in. `name` is the display name; `uri` is the URI or template as listed. */
export type SearchField = "name" | "uri" | "description" | "mimeType";
