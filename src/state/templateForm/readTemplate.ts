import type { UriTemplateSegment } from "../../model/uriTemplate/expandExpression.js";
import { parseUriTemplate } from "../../model/uriTemplate/parseUriTemplate.js";
import { previewUriTemplate } from "../../model/uriTemplate/previewUriTemplate.js";
import type { UriTemplate } from "../../model/uriTemplate/UriTemplate.js";
import { UriTemplateError } from "../../model/uriTemplate/UriTemplateError.js";
import type { TemplateFormValues } from "./templateFormValues.js";

const NOTHING: UriTemplate = { parts: [], variables: [] };

/** The parsed template, or one without parts and what is wrong with it: servers send what they like. */
export function readTemplate(text: string): { parsed: UriTemplate; problem: UriTemplateError | null } {
  const result = attempt(() => parseUriTemplate(text));
  return { parsed: result.value ?? NOTHING, problem: result.problem };
}

/** The expansion so far; a value the template cannot take (a list cut to a prefix) is a problem too. */
export function readPreview(
  parsed: UriTemplate,
  values: TemplateFormValues,
): { segments: readonly UriTemplateSegment[]; problem: UriTemplateError | null } {
  const result = attempt(() => previewUriTemplate(parsed, values));
  return { segments: result.value ?? [], problem: result.problem };
}

function attempt<T>(run: () => T): { value?: T; problem: UriTemplateError | null } {
  try {
    return { value: run(), problem: null };
  } catch (error) {
    if (error instanceof UriTemplateError) return { problem: error };
    throw error;
  }
}
