import { matchMimeType } from "./matchMimeType.js";

/** The MIME type of an MCP App: a program for a host that runs it sealed off, not something to read. */
export const APP_MIME_TYPE = "text/html;profile=mcp-app";

/** Whether an entry of a list is an MCP App: by its type's profile, or by the scheme reserved for apps (`ui:`). */
export function isMcpApp(
  entry: { uri: string; mimeType?: string } | { uriTemplate: string; mimeType?: string },
): boolean {
  const { mimeType } = entry;
  const uri = "uri" in entry ? entry.uri : entry.uriTemplate;
  // Made of every entry at every key: expressions and parsing only where the first letter, or a parameter, calls for it.
  if ((uri.charCodeAt(0) | 0x20) === 0x75 && /^ui:/i.test(uri)) return true;
  return mimeType !== undefined && /profile/i.test(mimeType) && matchMimeType(APP_MIME_TYPE, mimeType);
}
