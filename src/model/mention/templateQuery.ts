import { decodePercent } from "../decodePercent.js";
import { expandExpression } from "../uriTemplate/expandExpression.js";
import { OPERATORS } from "../uriTemplate/operators.js";
import { encodeReserved } from "../uriTemplate/percentEncoding.js";
import type { UriTemplate } from "../uriTemplate/UriTemplate.js";

/** How far a URI that is being typed has come in a template. */
export interface TemplateQuery {
  /** The variables before the current one, decoded. */
  values: Record<string, string>;
  /** The variable whose value is being typed. */
  variable: string;
  /** What is typed of it so far, decoded. */
  typed: string;
}

/**
 * Reads `text` as the beginning of a URI of this template, or gives null where it is none. `picked` are values known
 * from elsewhere: they settle where a value ends that itself contains the text that follows it.
 *
 * @example readTemplateQuery(parseUriTemplate("repo://{owner}/{repo}"), "repo://octo/he") // { values: { owner: "octo" }, variable: "repo", typed: "he" }
 */
export function readTemplateQuery(
  template: UriTemplate,
  text: string,
  picked: Readonly<Record<string, string>> = {},
): TemplateQuery | null {
  const { variables } = template;
  if (variables.length > MOST_VARIABLES) return null;
  let values: Record<string, string> = {};
  for (const [index, { name, required }] of variables.entries()) {
    const prefix = templatePrefix(template, values, name);
    if (!text.startsWith(prefix)) {
      if (required) return null;
      continue;
    }
    const rest = text.slice(prefix.length);
    const following = variables.slice(index + 1);
    const known = Object.hasOwn(picked, name) ? picked[name] : undefined;
    const end = endOfValue(rest, following, known, (value, next) =>
      templatePrefix(template, { ...values, [name]: value }, next).slice(prefix.length),
    );
    if (end === -1) return { values, variable: name, typed: decodePercent(rest) };
    values = { ...values, [name]: decodePercent(rest.slice(0, end)) };
  }
  return null;
}

// Reading costs the square of this; a template with more is filled in by its form.
const MOST_VARIABLES = 16;

// `upTo(value, next)` is what stands from here up to the value of `next`.
function endOfValue(
  rest: string,
  following: UriTemplate["variables"],
  picked: string | undefined,
  upTo: (value: string, next: string) => string,
): number {
  const ends: number[] = [];
  for (const { name, required } of following) {
    const stop = upTo("x", name).slice(1);
    const whole = picked === undefined ? null : upTo(picked, name);
    if (whole !== null && rest.startsWith(whole)) return whole.length - stop.length;
    const at = stop === "" ? -1 : rest.indexOf(stop);
    if (at > 0) ends.push(at);
    if (required) break;
  }
  return ends.length === 0 ? -1 : Math.min(...ends);
}

/** The URI up to where the value of `variable` begins: what stands in the text while that variable is completed. */
export function templatePrefix(
  { parts }: UriTemplate,
  values: Readonly<Record<string, string>>,
  variable: string,
): string {
  let uri = "";
  for (const part of parts) {
    if (part.type === "literal") {
      uri += encodeReserved(part.text);
      continue;
    }
    const index = part.variables.findIndex(({ name }) => name === variable);
    const before = index === -1 ? part.variables : part.variables.slice(0, index);
    const expanded = expandExpression({ ...part, variables: before }, values)
      .map(({ text }) => text)
      .join("");
    uri += expanded;
    if (index === -1) continue;
    const { first, separator, named } = OPERATORS[part.operator];
    return uri + (expanded === "" ? first : separator) + (named ? `${variable}=` : "");
  }
  return uri;
}
