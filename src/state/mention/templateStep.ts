import { formatMentionServer } from "../../model/mention/formatMention.js";
import { readTemplateQuery, templatePrefix, type TemplateQuery } from "../../model/mention/templateQuery.js";
import type { ListedResourceTemplate, ResourceRef } from "../../model/Resource.js";
import { expandUriTemplate } from "../../model/uriTemplate/expandUriTemplate.js";
import { parseUriTemplate } from "../../model/uriTemplate/parseUriTemplate.js";
import type { UriTemplate } from "../../model/uriTemplate/UriTemplate.js";

/** A template whose variables are being completed in the text. */
export interface TemplateStep extends TemplateQuery {
  template: ListedResourceTemplate;
  parsed: UriTemplate;
}

/** What stands in the text from now on: the beginning of a URI to go on with, or a finished reference. */
export type TemplateEdit = { text: string } | { ref: ResourceRef };

/** Where the typed URI stands in this template; null for one it cannot belong to or that is malformed. */
export function readTemplateStep(
  template: ListedResourceTemplate,
  text: string,
  picked?: Readonly<Record<string, string>>,
): TemplateStep | null {
  const parsed = parseTemplate(template.uriTemplate);
  const query = parsed && readTemplateQuery(parsed, text, picked);
  return query && { ...query, template, parsed };
}

/** Begins with a template; one without variables is a reference at once. Null for a malformed one. */
export function beginTemplate(template: ListedResourceTemplate): TemplateEdit | null {
  const parsed = parseTemplate(template.uriTemplate);
  if (!parsed) return null;
  const first = parsed.variables[0];
  return first ? editAt(template, parsed, {}, first.name) : finished(template, parsed, {});
}

/** Gives the current variable a value and goes on with the next. */
export function fillVariable({ template, parsed, values, variable }: TemplateStep, value: string): TemplateEdit {
  const filled = { ...values, [variable]: value };
  const at = parsed.variables.findIndex(({ name }) => name === variable);
  const next = parsed.variables.slice(at + 1).find(({ name }) => !Object.hasOwn(filled, name));
  return next ? editAt(template, parsed, filled, next.name) : finished(template, parsed, filled);
}

/** Goes back to the variable before and empties it; null where there is none. */
export function stepBack({ template, parsed, values }: TemplateStep): TemplateEdit | null {
  const last = Object.keys(values).at(-1);
  if (last === undefined) return null;
  const { [last]: _, ...rest } = values;
  return editAt(template, parsed, rest, last);
}

/** The reference without what is left, where only optional variables are. */
export function finishEarly({ template, parsed, values }: TemplateStep): ResourceRef | null {
  const isComplete = parsed.variables.every(({ name, required }) => !required || Object.hasOwn(values, name));
  return isComplete ? refOf(template, parsed, values) : null;
}

function editAt(
  template: ListedResourceTemplate,
  parsed: UriTemplate,
  values: Record<string, string>,
  variable: string,
): TemplateEdit {
  return { text: `${formatMentionServer(template.server)}:${templatePrefix(parsed, values, variable)}` };
}

function finished(template: ListedResourceTemplate, parsed: UriTemplate, values: Record<string, string>): TemplateEdit {
  return { ref: refOf(template, parsed, values) };
}

function refOf({ server }: ListedResourceTemplate, parsed: UriTemplate, values: Record<string, string>): ResourceRef {
  return { server, uri: expandUriTemplate(parsed, values) };
}

/** The template in its parts; null for a malformed one. */
export function parseTemplate(template: string): UriTemplate | null {
  try {
    return parseUriTemplate(template);
  } catch {
    return null;
  }
}
