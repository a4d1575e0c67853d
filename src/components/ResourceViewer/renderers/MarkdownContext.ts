import type { ResolvedLink } from "../../../model/contents/resolveLink.js";
import { createPartContext } from "../../../utils/createPartContext.js";

/** What links and images of a markdown text need to know about the whole. */
export interface MarkdownContextValue {
  resolve: (link: string) => ResolvedLink;
  /** The server that the text was read from, where known. */
  server: string | undefined;
  /** Undefined: the host opens no resources. */
  openResource: ((uri: string) => void) | undefined;
  /** Whether a remote image may be loaded. */
  allowsImage: (url: string) => boolean;
  /** Called with a remote image that is not loaded. */
  onBlocked: (url: string) => void;
}

export const [MarkdownProvider, useMarkdown] = createPartContext<MarkdownContextValue>("MarkdownRenderer");
