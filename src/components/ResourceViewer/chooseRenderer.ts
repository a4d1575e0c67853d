import type { DecodedContents } from "../../model/contents/DecodedContents.js";
import { APP_MIME_TYPE } from "../../model/mime/isMcpApp.js";
import { isTextType } from "../../model/mime/isTextType.js";
import { matchMimeType } from "../../model/mime/matchMimeType.js";
import { parseMimeType } from "../../model/mime/parseMimeType.js";
import type { ResourceRenderer } from "./ResourceRenderer.js";

/**
 * Whether content is an MCP App: by its type's profile, or HTML under the scheme reserved for apps. Only a renderer made
 * for apps may show more than its source.
 */
export function isApp({ mimeType, uri }: Pick<DecodedContents, "mimeType" | "uri">): boolean {
  return matchMimeType(APP_MIME_TYPE, mimeType) || (/^ui:/i.test(uri) && matchMimeType("text/html", mimeType));
}

/**
 * The renderer for content: of those that match its type the one with the lowest rank, of equals the first. With
 * `plain`, only among those that show content as it came.
 */
export function chooseRenderer(
  renderers: readonly ResourceRenderer[],
  content: DecodedContents,
  { plain = false }: { plain?: boolean } = {},
): ResourceRenderer | undefined {
  const app = isApp(content);
  // A type that only its host knows, sent as text: shown as text where no renderer is made for it.
  const isOtherText = content.text !== undefined && !isTextType(content.mimeType);
  const fitting = renderers.filter((renderer) => {
    if (plain && !renderer.plain) return false;
    if (app && !renderer.plain)
      return renderer.mimeTypes.some(isForApps) && matchMimeType(renderer.mimeTypes, APP_MIME_TYPE);
    return (
      matchMimeType(renderer.mimeTypes, content.mimeType) ||
      (isOtherText && matchMimeType(renderer.mimeTypes, "text/plain"))
    );
  });
  return fitting.toSorted((a, b) => a.rank - b.rank)[0];
}

function isForApps(pattern: string): boolean {
  return parseMimeType(pattern)?.parameters.profile === "mcp-app";
}
