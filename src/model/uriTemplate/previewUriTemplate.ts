import { expandExpression, type UriTemplateSegment } from "./expandExpression.js";
import { parseUriTemplate } from "./parseUriTemplate.js";
import { encodeReserved } from "./percentEncoding.js";
import type { UriTemplate, UriTemplateValues } from "./UriTemplate.js";

/**
 * The expansion so far, in pieces that say which variable each belongs to. The texts joined are exactly what
 * `expandUriTemplate` gives for the same values; a hole is a piece without text.
 */
export function previewUriTemplate(template: string | UriTemplate, values: UriTemplateValues): UriTemplateSegment[] {
  const { parts } = typeof template === "string" ? parseUriTemplate(template) : template;
  return parts.flatMap((part) =>
    part.type === "literal" ? [{ text: encodeReserved(part.text) }] : expandExpression(part, values),
  );
}
