import { decodePercent } from "../model/decodePercent.js";
import { DIRECTORY_MIME_TYPE, type Resource, type ResourceContents } from "../model/Resource.js";
import type { Catalogue, CatalogueContext, CatalogueResource, CatalogueTemplate, ReadParams } from "./Catalogue.js";
import { protocolError } from "./protocolError.js";

/** The result of one request to the server that a catalogue describes. Throws the protocol's errors. */
export async function answerCatalogue(
  catalogue: Catalogue,
  method: string,
  params: Record<string, unknown>,
  context: CatalogueContext,
): Promise<object> {
  const fresh = catalogue.ttlMs === undefined ? {} : { ttlMs: catalogue.ttlMs, cacheScope: "public" };
  switch (method) {
    case "resources/list":
      return { ...page(listed(catalogue), "resources", publicResource, catalogue.pageSize, params.cursor), ...fresh };
    case "resources/templates/list": {
      const templates = catalogue.templates ?? [];
      return { ...page(templates, "resourceTemplates", publicTemplate, catalogue.pageSize, params.cursor), ...fresh };
    }
    case "resources/read":
      return { ...fresh, ...(await read(catalogue, params as unknown as ReadParams, context)) };
    case "resources/directory/read": {
      const children = childrenOf(catalogue, String(params.uri));
      return { ...page(children, "resources", publicResource, catalogue.pageSize, params.cursor), ...fresh };
    }
    case "completion/complete":
      return complete(catalogue, params as unknown as CompleteParams);
    case "resources/subscribe":
    case "resources/unsubscribe":
      return {};
    default:
      throw protocolError(-32601, "Method not found");
  }
}

function listed({ directories, resources = [] }: Catalogue): readonly CatalogueResource[] {
  if (!directories) return resources;
  const folders = resources.filter((item) => item.mimeType === DIRECTORY_MIME_TYPE).map((item) => `${item.uri}/`);
  return resources.filter((item) => !folders.some((folder) => item.uri.startsWith(folder)));
}

function page<T>(
  items: readonly T[],
  key: string,
  toWire: (item: T) => object,
  size = items.length,
  cursor?: unknown,
): object {
  const start = cursor === undefined ? 0 : Number(decodeCursor(cursor));
  if (!Number.isInteger(start) || start < 0 || start > items.length) throw protocolError(-32602, "Invalid cursor");
  const end = start + size;
  return {
    [key]: items.slice(start, end).map(toWire),
    ...(end < items.length && { nextCursor: btoa(`from ${end}`) }),
  };
}

function decodeCursor(cursor: unknown): string {
  try {
    return atob(String(cursor)).replace(/^from /, "");
  } catch {
    return "invalid";
  }
}

function publicResource({ text: _t, blob: _b, contents: _c, read: _r, ...resource }: CatalogueResource): Resource {
  return resource;
}

function publicTemplate({ complete: _c, read: _r, ...template }: CatalogueTemplate): object {
  return template;
}

async function read(catalogue: Catalogue, params: ReadParams, context: CatalogueContext): Promise<object> {
  const { uri } = params;
  const resource = catalogue.resources?.find((item) => item.uri === uri);
  if (resource) return asResult(resource.read ? await resource.read(params, context) : contentsOf(resource));
  for (const template of catalogue.templates ?? []) {
    if (!template.read || !uri.startsWith(template.uriTemplate.split("{")[0]!)) continue;
    const answer = await template.read(uri, context);
    if (answer !== undefined) return asResult(answer);
  }
  throw protocolError(-32602, `Resource not found: ${uri}`, { uri });
}

function asResult(answer: unknown): object {
  return Array.isArray(answer) ? { contents: answer } : (answer as object);
}

function contentsOf({ uri, mimeType, text, blob, contents }: CatalogueResource): readonly ResourceContents[] {
  return contents ?? [{ uri, mimeType, ...(blob === undefined ? { text: text ?? "" } : { blob }) }];
}

function childrenOf({ resources = [] }: Catalogue, directory: string): CatalogueResource[] {
  const inside = `${directory}/`;
  const children = new Map<string, CatalogueResource>();
  for (const resource of resources) {
    if (!resource.uri.startsWith(inside)) continue;
    const [name = "", ...deeper] = resource.uri.slice(inside.length).split("/");
    const uri = inside + name;
    if (deeper.length === 0) children.set(uri, resource);
    else if (!children.has(uri)) children.set(uri, { uri, name: decodePercent(name), mimeType: DIRECTORY_MIME_TYPE });
  }
  if (
    children.size === 0 &&
    !resources.some((item) => item.uri === directory && item.mimeType === DIRECTORY_MIME_TYPE)
  ) {
    throw protocolError(-32602, `Not a directory: ${directory}`, { uri: directory });
  }
  return [...children.values()];
}

interface CompleteParams {
  ref: { uri?: string };
  argument: { name: string; value: string };
  context?: { arguments?: Record<string, string> };
}

function complete(catalogue: Catalogue, { ref, argument, context }: CompleteParams): object {
  const template = catalogue.templates?.find((item) => item.uriTemplate === ref.uri);
  if (!template) throw protocolError(-32602, `Unknown template: ${ref.uri}`);
  const answer = template.complete?.[argument.name]?.(argument.value, context?.arguments ?? {}) ?? [];
  if (!Array.isArray(answer)) return { completion: answer };
  return { completion: { values: answer.slice(0, 100), total: answer.length, hasMore: answer.length > 100 } };
}
