import { displayName } from "../displayName.js";
import type { Annotations, Icon, Resource } from "../Resource.js";
import type { BlockAnnotations, ResourceLinkBlock } from "./ContentBlock.js";

/** A `resource_link` block for a resource, listed or known by its URI alone. */
export function toResourceLink(resource: Pick<Resource, "uri"> & Partial<Resource>): ResourceLinkBlock {
  const { uri, name, title, description, mimeType, size, icons, annotations, _meta } = resource;
  const hints = blockAnnotations(annotations);
  return {
    type: "resource_link",
    uri,
    name: name || displayName({ uri, name: uri }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(mimeType !== undefined && { mimeType }),
    ...(size !== undefined && { size }),
    ...(icons !== undefined && { icons: icons.map(blockIcon) }),
    ...(hints && { annotations: hints }),
    ...(_meta && { _meta }),
  };
}

/** The annotations that a strict reader accepts; undefined where none is left. */
export function blockAnnotations({ audience, priority, lastModified }: Annotations = {}): BlockAnnotations | undefined {
  const who = audience?.filter((one) => one === "user" || one === "assistant");
  // Servers send bare dates and local times; the schema wants an instant.
  const time = lastModified === undefined ? Number.NaN : Date.parse(lastModified);
  const kept: BlockAnnotations = {
    ...(who && who.length > 0 && { audience: who }),
    ...(priority !== undefined && priority >= 0 && priority <= 1 && { priority }),
    ...(!Number.isNaN(time) && { lastModified: isInstant(lastModified!) ? lastModified! : toInstant(time) }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function isInstant(date: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(date);
}

function toInstant(time: number): string {
  return new Date(time).toISOString();
}

function blockIcon({ src, mimeType, sizes, theme }: Icon) {
  return {
    src,
    ...(mimeType !== undefined && { mimeType }),
    ...(sizes && { sizes: [...sizes] }),
    ...(theme && { theme }),
  };
}
