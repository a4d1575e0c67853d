import type { ComponentType } from "react";
import type { DecodedContents } from "../../model/contents/DecodedContents.js";
import type { ResourceRef } from "../../model/Resource.js";

/** What every renderer is given. Texts come from `useResourceContext().t`. */
export interface RendererProps {
  /** `text` for content made of characters, `bytes` for content that came as bytes; a renderer of text types always finds `text`. */
  content: DecodedContents;
  /** The content's own URI; relative links in it are resolved against this. */
  uri: string;
  /** The name to call the content by: the last segment of its URI, already safe to read. */
  name: string;
  /** The server it was read from, where known. */
  server?: string | undefined;
  /** Opens another resource of that server. Undefined: the host opens none, so links to resources are not offered. */
  onOpenResource?: ((ref: ResourceRef) => void) | undefined;
  /** Says that the content cannot be shown this way; the viewer falls back to the plain one. Throwing while rendering does the same. */
  onFail: (error: unknown) => void;
}

/** One way to show content. Hosts add their own through `renderers` of `ResourceViewer.Root`. */
export interface ResourceRenderer {
  /** Shown nowhere; names the renderer in `data-renderer` and in errors. */
  name: string;
  /** Patterns of `matchMimeType`: `text/*`, `application/*+json`, `text/html;profile=mcp-app`. */
  mimeTypes: readonly string[];
  /** Of all renderers that match, the lowest rank shows the content; of equals the earlier, hosts' before the kit's. */
  rank: number;
  /** Runs nothing the server sent and loads nothing from outside. One that is not safe waits for the user's "Render". */
  safe: boolean;
  /** Whether this is how the content looks anyway, so that "Show source" would add nothing. */
  plain?: boolean | undefined;
  /** Content larger than this (bytes) is shown as source first, with a "Render" button. */
  maxSize?: number | undefined;
  /** Called on first use, so that a renderer costs nothing until it is needed. */
  load(): Promise<{ default: ComponentType<RendererProps> }>;
}
