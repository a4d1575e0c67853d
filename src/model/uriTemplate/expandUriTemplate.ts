import { previewUriTemplate } from "./previewUriTemplate.js";
import type { UriTemplate, UriTemplateValues } from "./UriTemplate.js";

/**
 * Expands an RFC 6570 template, levels 1 to 4. Values are plain text: they are percent-encoded here, once.
 * Throws a `UriTemplateError` on a malformed template, and where a list meets a prefix (`{name:3}`).
 *
 * @example
 * expandUriTemplate("repo://{owner}/{repo}{?ref}", { owner: "a b", repo: "x" }); // "repo://a%20b/x"
 */
export function expandUriTemplate(template: string | UriTemplate, values: UriTemplateValues): string {
  return previewUriTemplate(template, values)
    .map((segment) => segment.text)
    .join("");
}
