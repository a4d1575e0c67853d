import { parseUriTemplate } from "./parseUriTemplate.js";
import type { UriTemplate } from "./UriTemplate.js";

// A host expands and matches the few templates of its servers over and over; a stream of new ones must not pile up.
const MOST = 100;
const parsed = new Map<string, UriTemplate>();

/** A parsed template as it is; a string parsed, or taken from the last ones that were. Throws as parsing does. */
export function readTemplateOnce(template: string | UriTemplate): UriTemplate {
  if (typeof template !== "string") return template;
  const known = parsed.get(template);
  if (known !== undefined) return known;
  const read = parseUriTemplate(template);
  if (parsed.size === MOST) parsed.delete(parsed.keys().next().value!);
  parsed.set(template, read);
  return read;
}
