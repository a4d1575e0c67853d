import type { ListedResourceTemplate } from "../../model/Resource.js";
import type { ResourceRef } from "../../model/Resource.js";
import { templatePrefix } from "../../model/mention/templateQuery.js";
import { expandUriTemplate } from "../../model/uriTemplate/expandUriTemplate.js";
import { useTemplateCompletion } from "../../queries/useTemplateCompletion.js";
import { readTemplateStep, type TemplateStep } from "../mention/templateStep.js";

export interface SearchTemplate {
  /** The template and variable that the text has come to. */
  step: TemplateStep;
  /** What the variable may be, as far as the server says. */
  values: readonly string[];
  status: "idle" | "loading" | "success" | "error" | "unsupported";
}

/**
 * Where the text in the box is the beginning of a template's URI: the variable that is being typed, and its values.
 * `begun` is the one the user took, where another server has the same.
 */
export function useSearchTemplate(
  text: string,
  templates: readonly ListedResourceTemplate[],
  begun: ListedResourceTemplate | null,
): SearchTemplate | null {
  const step = findStep(text, begun ? [begun, ...templates] : templates);
  const { values, status } = useTemplateCompletion({
    server: step?.template.server ?? "",
    template: step?.template.uriTemplate ?? "",
    variable: step?.variable ?? "",
    value: step?.typed ?? "",
    context: step?.values,
    enabled: step !== null,
  });
  return step && { step, values, status };
}

/** The text with the variable filled in, up to the next one; or the finished reference where it was the last. */
export function fillSearchTemplate({ step }: SearchTemplate, value: string): { text: string } | { ref: ResourceRef } {
  const values = { ...step.values, [step.variable]: value };
  const { variables } = step.parsed;
  const at = variables.findIndex(({ name }) => name === step.variable);
  const next = variables.slice(at + 1).find(({ name, required }) => required && !Object.hasOwn(values, name));
  if (next) return { text: templatePrefix(step.parsed, values, next.name) };
  return { ref: { server: step.template.server, uri: expandUriTemplate(step.parsed, values) } };
}

/** What stands in the box when a template is begun. */
export function beginSearchTemplate(template: ListedResourceTemplate): string {
  return template.uriTemplate.slice(0, Math.max(0, template.uriTemplate.indexOf("{")));
}

function findStep(text: string, templates: readonly ListedResourceTemplate[]): TemplateStep | null {
  if (text === "") return null;
  for (const template of templates) {
    const literal = beginSearchTemplate(template);
    // Only what could not be a search as well: the scheme and more.
    if (!/^[a-z][a-z0-9+.-]*:./i.test(literal) || !text.startsWith(literal)) continue;
    const step = readTemplateStep(template, text);
    if (step) return step;
  }
  return null;
}
