import type { CatalogueResource } from "../../src/testing/index.js";

/** The resource with the `size` of its text or bytes, as a server that knows its files tells it. */
export function withSize(resource: CatalogueResource): CatalogueResource {
  const { text, blob } = resource;
  const size = text === undefined ? Math.floor(((blob?.length ?? 0) * 3) / 4) : new TextEncoder().encode(text).length;
  return { size, ...resource };
}
