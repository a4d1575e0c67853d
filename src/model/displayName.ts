import { clipText } from "./clipText.js";
import { lastSegment } from "./lastSegment.js";
import type { Resource, ResourceTemplate } from "./Resource.js";

/**
 * The name to show for a resource or template: `title`, else `name` (specification, BaseMetadata).
 * A resource whose name is empty or just its URI is called by the URI's last segment, decoded once. Cut after 2,000
 * characters.
 * The text is the server's own: pass it through `visibleText` before showing it.
 */
export function displayName(
  item: Pick<Resource, "uri" | "name" | "title"> | Pick<ResourceTemplate, "uriTemplate" | "name" | "title">,
): string {
  const given = isText(item.title) ? item.title : isText(item.name) ? item.name : undefined;
  if ("uriTemplate" in item) return clipText(given ?? item.uriTemplate);
  return clipText(given === undefined || given === item.uri ? lastSegment(item.uri) : given);
}

function isText(text: unknown): boolean {
  return typeof text === "string" && (text.charCodeAt(0) > 32 || /\S/.test(text));
}
