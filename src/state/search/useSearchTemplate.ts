import { templatePrefix } from "../../model/mention/templateQuery.js";
import type { ListedResourceTemplate, ResourceRef } from "../../model/Resource.js";
import { expandUriTemplate } from "../../model/uriTemplate/expandUriTemplate.js";
import { useTemplateCompletion } from "../../queries/useTemplateCompletion.js";
import { parseTemplate, readTemplateStep, type TemplateStep } from "../mention/templateStep.js";

export interface SearchTemplate {
  /** The template and variable that the text has come to. */
  step: TemplateStep;
  /** What the variable may be, as far as the server says. */
  values: readonly string[];
  status: "idle" | "loading" | "success" | "error" | "unsupported";
}

/** The template that the user took, and the values given to it so far. */
export interface BegunTemplate {
  template: ListedResourceTemplate;
  picked: Readonly<Record<string, string>>;
}

/** What stands in the box from now on, or the finished reference. */
type SearchTemplateEdit = { text: string } | { ref: ResourceRef };

/**
 * Where the text in the box is the beginning of a template's URI: the variable that is being typed, and its values.
 * `begun` goes before others whose URIs begin alike.
 */
export function useSearchTemplate(
  text: string,
  templates: readonly ListedResourceTemplate[],
  begun: BegunTemplate | null,
): SearchTemplate | null {
  const step = (begun && readTemplateStep(begun.template, text, begun.picked)) ?? findStep(text, templates);
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
export function fillSearchTemplate({ step }: SearchTemplate, value: string): SearchTemplateEdit {
  const values = { ...step.values, [step.variable]: value };
  const { variables } = step.parsed;
  const at = variables.findIndex(({ name }) => name === step.variable);
  const next = variables.slice(at + 1).find(({ name, required }) => required && !Object.hasOwn(values, name));
  if (next) return { text: templatePrefix(step.parsed, values, next.name) };
  return { ref: { server: step.template.server, uri: expandUriTemplate(step.parsed, values) } };
}

/** What stands in the box when a template is begun; without variables it is a reference at once. */
export function beginSearchTemplate(template: ListedResourceTemplate): SearchTemplateEdit {
  const parsed = parseTemplate(template.uriTemplate);
  if (!parsed) return { text: literalOf(template) };
  const first = parsed.variables.find(({ required }) => required) ?? parsed.variables[0];
  if (first) return { text: templatePrefix(parsed, {}, first.name) };
  return { ref: { server: template.server, uri: expandUriTemplate(parsed, {}) } };
}

function literalOf({ uriTemplate }: ListedResourceTemplate): string {
  return uriTemplate.slice(0, Math.max(0, uriTemplate.indexOf("{")));
}

// Only what could not be a search as well: a scheme, unless it is the name of a filter.
const BEGINS_URI = /^(?!(?:server|type|audience|changed):)[a-z][a-z0-9+.-]*:/i;

function findStep(text: string, templates: readonly ListedResourceTemplate[]): TemplateStep | null {
  if (text === "") return null;
  for (const template of templates) {
    const literal = literalOf(template);
    if (!BEGINS_URI.test(literal) || !text.startsWith(literal)) continue;
    const step = readTemplateStep(template, text);
    if (step) return step;
  }
  return null;
}
