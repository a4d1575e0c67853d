import { matchMimeType } from "./matchMimeType.js";

/** The MIME type of an MCP App: a program for a host that runs it sealed off, not something to read. */
export const APP_MIME_TYPE = "text/html;profile=mcp-app";

/** Whether an entry of a list is an MCP App: by its type's profile, or by the scheme reserved for apps (`ui:`). */
export function isMcpApp(
  entry: { uri: string; mimeType?: string } | { uriTemplate: string; mimeType?: string },
): boolean {
  const { mimeType } = entry;
  if (/^ui:/i.test("uri" in entry ? entry.uri : entry.uriTemplate)) return true;
  // Parsing a type is slow for a test that is made of every entry at every key.
  return mimeType !== undefined && /profile/i.test(mimeType) && matchMimeType(APP_MIME_TYPE, mimeType);
}
