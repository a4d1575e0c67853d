import type {
  Annotations,
  Audience,
  Icon,
  ListedResource,
  ListedResourceTemplate,
  ResourceContents,
} from "../model/Resource.js";
import { isRecord } from "../utils/isRecord.js";

type Wire = Record<string, unknown>;

/**
 * One entry of `resources/list`, read leniently: a field of the wrong type counts as missing, a missing name is the
 * URI. Null for what has no URI: it can be neither shown nor read.
 */
export function readResourceEntry(entry: unknown, server: string): ListedResource | null {
  if (!isRecord(entry) || typeof entry.uri !== "string" || entry.uri === "") return null;
  return compact({
    server,
    uri: entry.uri,
    name: text(entry.name) ?? entry.uri,
    ...described(entry),
    size: readSize(entry.size),
  });
}

/** One entry of `resources/templates/list`, read as leniently. Null for what has no template. */
export function readTemplateEntry(entry: unknown, server: string): ListedResourceTemplate | null {
  if (!isRecord(entry) || typeof entry.uriTemplate !== "string" || entry.uriTemplate === "") return null;
  return compact({
    server,
    uriTemplate: entry.uriTemplate,
    name: text(entry.name) ?? entry.uriTemplate,
    ...described(entry),
  });
}

/** One item of `resources/read`. Null for what holds neither text nor blob. */
export function readContentsEntry(entry: unknown, uri: string): ResourceContents | null {
  if (!isRecord(entry) || (typeof entry.text !== "string" && typeof entry.blob !== "string")) return null;
  return compact({
    uri: text(entry.uri) ?? uri,
    mimeType: readMimeType(entry),
    text: typeof entry.text === "string" ? entry.text : undefined,
    blob: typeof entry.blob === "string" ? entry.blob : undefined,
    annotations: readAnnotations(entry.annotations),
    _meta: isRecord(entry._meta) ? entry._meta : undefined,
  });
}

function described(entry: Wire) {
  return {
    title: text(entry.title),
    description: text(entry.description),
    mimeType: readMimeType(entry),
    icons: readIcons(entry.icons),
    annotations: readAnnotations(entry.annotations),
    _meta: isRecord(entry._meta) ? entry._meta : undefined,
  };
}

// Servers in the wild say contentType.
function readMimeType(entry: Wire): string | undefined {
  return text(entry.mimeType) ?? text(entry.contentType);
}

function readSize(size: unknown): number | undefined {
  const bytes = typeof size === "string" && /^\d{1,15}$/.test(size) ? Number(size) : size;
  return typeof bytes === "number" && Number.isFinite(bytes) && bytes >= 0 ? bytes : undefined;
}

function readIcons(icons: unknown): readonly Icon[] | undefined {
  if (!Array.isArray(icons)) return undefined;
  const good = icons.filter(isRecord).flatMap((icon): Icon[] => {
    const src = text(icon.src);
    if (src === undefined) return [];
    const sizes = Array.isArray(icon.sizes) ? icon.sizes.filter((size) => typeof size === "string") : undefined;
    const theme = icon.theme === "light" || icon.theme === "dark" ? icon.theme : undefined;
    return [compact({ src, mimeType: text(icon.mimeType), sizes, theme })];
  });
  return good.length > 0 ? good : undefined;
}

function readAnnotations(value: unknown): Annotations | undefined {
  if (!isRecord(value)) return undefined;
  const audience = Array.isArray(value.audience)
    ? value.audience.filter((who): who is Audience => who === "user" || who === "assistant")
    : [];
  const priority =
    typeof value.priority === "number" && Number.isFinite(value.priority)
      ? Math.min(1, Math.max(0, value.priority))
      : undefined;
  const lastModified =
    typeof value.lastModified === "string" && !Number.isNaN(Date.parse(value.lastModified))
      ? value.lastModified
      : undefined;
  const annotations = compact({ audience: audience.length > 0 ? audience : undefined, priority, lastModified });
  return Object.keys(annotations).length > 0 ? annotations : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

// Absent fields cost no memory: a list may hold a million of these. (`delete` would turn each into a slow dictionary.)
function compact<T extends object>(object: T): T {
  const kept = {} as T;
  for (const key in object) if (object[key] !== undefined) kept[key] = object[key];
  return kept;
}
