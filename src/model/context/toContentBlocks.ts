import { decodeContents } from "../contents/decodeContents.js";
import { formatMimeType } from "../mime/formatMimeType.js";
import { isTextType } from "../mime/isTextType.js";
import { parseMimeType } from "../mime/parseMimeType.js";
import type { Resource, ResourceContents } from "../Resource.js";
import { byteLength } from "./byteLength.js";
import type { ContentBlock } from "./ContentBlock.js";
import { encodeBase64 } from "./encodeBase64.js";
import { blockAnnotations, toResourceLink } from "./toResourceLink.js";

/** What goes with a message: a resource, and what reading it gave. */
export interface ContextItem {
  /** As listed; of one that was never listed, the URI. */
  resource: Pick<Resource, "uri"> & Partial<Resource>;
  /** Left out: not read, so it can only be linked. */
  contents?: readonly ResourceContents[] | undefined;
}

/** What goes in by value, and what as a link. */
export interface ToContentBlocksOptions {
  /**
   * - `"embed"`: contents by value, each an embedded `resource` block
   * - `"link"`: one `resource_link` block an item
   * - `"auto"` (default): text and PDF embedded, pictures and sounds as `image` and `audio` blocks, everything a model
   *   cannot use and everything above `maxInlineBytes` as a link
   */
  mode?: "embed" | "link" | "auto" | undefined;
  /** With `"auto"`: the size up to which an item goes in by value, all its contents together. By default 256 KiB. */
  maxInlineBytes?: number | undefined;
}

/**
 * The content blocks of a message for these items, in their order: valid by the protocol's schema whatever the server
 * sent. Several contents make several blocks; annotations are carried along. What cannot go in by value (not read,
 * nothing in it, base64 that is broken) goes in as a link, so that no item is lost.
 *
 * @example
 * toContentBlocks([{ resource, contents }], { mode: "auto", maxInlineBytes: 100_000 })
 */
export function toContentBlocks(
  items: ContextItem | readonly ContextItem[],
  { mode = "auto", maxInlineBytes = 262_144 }: ToContentBlocksOptions = {},
): ContentBlock[] {
  return [items].flat().flatMap(({ resource, contents = [] }) => {
    const size = contents.reduce((sum, one) => sum + byteLength(one), 0);
    if (mode === "link" || contents.length === 0 || (mode === "auto" && size > maxInlineBytes))
      return [toResourceLink(resource)];
    return contents.map((one) => toBlock(one, resource, mode));
  });
}

function toBlock(contents: ResourceContents, resource: ContextItem["resource"], mode: "embed" | "auto"): ContentBlock {
  const annotations = blockAnnotations({ ...resource.annotations, ...contents.annotations });
  const extra = { ...(annotations && { annotations }), ...(contents._meta && { _meta: contents._meta }) };
  const decoded = decodeContents(contents);
  const { type, essence } = parseMimeType(decoded.mimeType)!;
  const { uri } = contents;

  // Base64 where text belongs: the user was shown the characters, so the model gets the characters.
  if (decoded.source !== undefined && typeof contents.text === "string") {
    return mode === "auto" ? linkTo(contents, resource) : embed(uri, contents.mimeType, { text: contents.text }, extra);
  }
  if (decoded.text !== undefined) return embed(uri, withoutCharset(decoded.mimeType), { text: decoded.text }, extra);
  const flaws = new Set(decoded.problems.map(({ code }) => code));
  if (decoded.bytes === undefined || flaws.has("truncated-base64")) return linkTo(contents, resource);
  const blob = flaws.has("base64-variant") ? encodeBase64(decoded.bytes) : contents.blob!;
  if (mode === "auto" && (type === "image" || type === "audio"))
    return { type, data: blob, mimeType: essence, ...extra };
  if (mode === "embed" || essence === "application/pdf") return embed(uri, decoded.mimeType, { blob }, extra);
  return linkTo(contents, resource);
}

type Extra = Pick<Extract<ContentBlock, { type: "resource" }>, "annotations"> & { _meta?: Record<string, unknown> };

// `_meta` of contents belongs inside, annotations beside: the schema has no other place for them.
function embed(
  uri: string,
  mimeType: string | undefined,
  data: { text: string } | { blob: string },
  { annotations, _meta }: Extra,
): ContentBlock {
  const resource = { uri, ...(mimeType !== undefined && { mimeType }), ...data, ...(_meta && { _meta }) };
  return { type: "resource", resource, ...(annotations && { annotations }) };
}

/** One of several contents has a URI of its own, and then nothing of what was listed describes it. */
function linkTo(contents: ResourceContents, resource: ContextItem["resource"]): ContentBlock {
  if (contents.uri === resource.uri) return toResourceLink(resource);
  return toResourceLink({ uri: contents.uri, mimeType: contents.mimeType, annotations: contents.annotations });
}

/** The text is characters by now; the name of the charset it came in would mislead. */
function withoutCharset(mimeType: string): string {
  const { essence, parameters } = parseMimeType(mimeType)!;
  if (!isTextType(essence)) return mimeType;
  const { charset: _, ...others } = parameters;
  return formatMimeType({ essence, parameters: others });
}
