import { expandExpression, type UriTemplateSegment } from "./expandExpression.js";
import { encodeReserved } from "./percentEncoding.js";
import { readTemplateOnce } from "./readTemplateOnce.js";
import type { UriTemplate, UriTemplateValues } from "./UriTemplate.js";

/**
 * The expansion so far, in pieces that say which variable each belongs to. The texts joined are exactly what
 * `expandUriTemplate` gives for the same values; a hole is a piece without text.
 */
export function previewUriTemplate(template: string | UriTemplate, values: UriTemplateValues): UriTemplateSegment[] {
  return readTemplateOnce(template).parts.flatMap((part) =>
    part.type === "literal" ? [{ text: encodeReserved(part.text) }] : expandExpression(part, values),
  );
}
