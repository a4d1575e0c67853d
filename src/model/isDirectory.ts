import { matchMimeType } from "./mime/matchMimeType.js";
import { DIRECTORY_MIME_TYPE, type Resource } from "./Resource.js";

/** Whether a resource is listed as a directory. */
export function isDirectory({ mimeType }: Pick<Resource, "mimeType">): boolean {
  return mimeType !== undefined && matchMimeType(DIRECTORY_MIME_TYPE, mimeType);
}
