import { OPERATORS, leavesHole } from "./operators.js";
import { encodeReserved, encodeValue } from "./percentEncoding.js";
import type {
  UriTemplateExpression,
  UriTemplateOperator,
  UriTemplateValue,
  UriTemplateValues,
  UriTemplateVarspec,
} from "./UriTemplate.js";
import { UriTemplateError } from "./UriTemplateError.js";

/** A stretch of an expanded URI. */
export interface UriTemplateSegment {
  text: string;
  /** The variable whose value (with its name, in a query) this is. Literals and punctuation have none. */
  variable?: string;
  /** The variable has no value yet and the URI has a hole here; `text` is empty. */
  missing?: boolean;
}

/** The expansion of one expression, in pieces. */
export function expandExpression(expression: UriTemplateExpression, values: UriTemplateValues): UriTemplateSegment[] {
  const { first, separator } = OPERATORS[expression.operator];
  const segments: UriTemplateSegment[] = [];
  let punctuation = first;
  for (const varspec of expression.variables) {
    // A variable may be called "constructor": only what the caller put there counts.
    const value = Object.hasOwn(values, varspec.name) ? values[varspec.name] : undefined;
    const text = expandVariable(expression.operator, varspec, value);
    if (text === null) {
      if (leavesHole(expression.operator)) segments.push({ text: "", variable: varspec.name, missing: true });
      continue;
    }
    if (punctuation !== "") segments.push({ text: punctuation });
    segments.push({ text, variable: varspec.name });
    punctuation = separator;
  }
  return segments;
}

function expandVariable(
  operator: UriTemplateOperator,
  { name, explode, prefix, position }: UriTemplateVarspec,
  value: UriTemplateValue,
): string | null {
  if (value === undefined || value === null) return null;
  const { separator, named, ifEmpty, reserved } = OPERATORS[operator];
  const encode = reserved ? encodeReserved : encodeValue;
  const withName = (key: string, encoded: string) => (encoded === "" ? key + ifEmpty : `${key}=${encoded}`);

  if (typeof value !== "object") {
    const text = String(value);
    const encoded = encode(prefix === undefined ? text : firstCharacters(text, prefix));
    return named ? withName(name, encoded) : encoded;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
  if (entries.length === 0) return null;
  if (prefix !== undefined) {
    throw new UriTemplateError(`"${name}" is cut to ${prefix} characters, so it cannot be a list`, position);
  }
  const pairs = entries.map(([key, item]) => [encode(key), encode(String(item))] as const);
  if (!explode) {
    const encoded = (isList ? pairs.map(([, item]) => item) : pairs.flat()).join(",");
    return named ? withName(name, encoded) : encoded;
  }
  if (isList) return pairs.map(([, item]) => (named ? withName(name, item) : item)).join(separator);
  return pairs.map(([key, item]) => (named ? withName(key, item) : `${key}=${item}`)).join(separator);
}

/** Counts characters, not UTF-16 units: half an emoji is not a prefix. */
function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join("");
}
