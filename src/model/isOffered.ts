import { isMcpApp } from "./mime/isMcpApp.js";
import { matchMimeType } from "./mime/matchMimeType.js";
import { mimeTypeOfName } from "./mime/mimeTypeOfName.js";
import { DIRECTORY_MIME_TYPE, type ListedResource, type ListedResourceTemplate } from "./Resource.js";

export interface OfferOptions {
  /** MIME patterns such as `image/*`: what is known to be of another type is not offered. Folders are. */
  accept?: string | readonly string[] | undefined;
  /** False for a resource that is not to be offered. */
  filter?: ((resource: ListedResource) => boolean) | undefined;
  /** Offers MCP Apps (`ui:`, `text/html;profile=mcp-app`) too; they are programs, not something to read. */
  showApps?: boolean | undefined;
}

/** Whether an entry of a list is shown to the user at all. */
export function isOffered(
  item: ListedResource | ListedResourceTemplate,
  { accept, filter, showApps = false }: OfferOptions,
): boolean {
  if (!showApps && isMcpApp(item)) return false;
  return isAccepted(item, accept) && (!("uri" in item) || (filter?.(item) ?? true));
}

function isAccepted(item: ListedResource | ListedResourceTemplate, accept: OfferOptions["accept"]): boolean {
  if (accept === undefined || item.mimeType === DIRECTORY_MIME_TYPE) return true;
  // A template has a type where all that it makes are of it.
  const type = item.mimeType ?? ("uri" in item ? mimeTypeOfName(item.uri) : undefined);
  return type === undefined || matchMimeType(accept, type);
}
