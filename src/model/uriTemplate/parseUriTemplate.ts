import { leavesHole } from "./operators.js";
import type {
  UriTemplate,
  UriTemplateExpression,
  UriTemplateLiteral,
  UriTemplateOperator,
  UriTemplateVariable,
  UriTemplateVarspec,
} from "./UriTemplate.js";
import { UriTemplateError } from "./UriTemplateError.js";

/**
 * Reads an RFC 6570 template into its parts and variables. Throws a `UriTemplateError` with the position of the
 * first fault. Characters that a URI cannot hold are accepted in literals: expansion encodes them.
 *
 * @example
 * parseUriTemplate("repo://{owner}/{repo}{?ref}").variables.map((variable) => variable.name); // owner, repo, ref
 */
export function parseUriTemplate(template: string): UriTemplate {
  const parts: (UriTemplateLiteral | UriTemplateExpression)[] = [];
  let position = 0;
  while (position < template.length) {
    const open = template.indexOf("{", position);
    const literal = template.slice(position, open === -1 ? undefined : open);
    const stray = literal.indexOf("}");
    if (stray !== -1) throw new UriTemplateError(`"}" without a "{" before it`, position + stray);
    if (literal !== "") parts.push({ type: "literal", text: literal });
    if (open === -1) break;
    const close = template.indexOf("}", open);
    if (close === -1) throw new UriTemplateError(`"{" is never closed`, open);
    parts.push(parseExpression(template, open + 1, close));
    position = close + 1;
  }
  return { parts, variables: listVariables(parts) };
}

function parseExpression(template: string, start: number, end: number): UriTemplateExpression {
  if (start === end) throw new UriTemplateError("an expression names no variable", start);
  const operator = template[start]!;
  if ("=,!@|".includes(operator)) {
    throw new UriTemplateError(`the operator "${operator}" is reserved for later use`, start);
  }
  const hasOperator = "+#./;?&".includes(operator);
  let position = hasOperator ? start + 1 : start;
  const variables: UriTemplateVarspec[] = [];
  for (const text of template.slice(position, end).split(",")) {
    variables.push(parseVarspec(text, position));
    position += text.length + 1;
  }
  return { type: "expression", operator: (hasOperator ? operator : "") as UriTemplateOperator, variables };
}

const VARCHAR = /[A-Za-z0-9_]|%[0-9A-Fa-f]{2}/y;

function parseVarspec(text: string, position: number): UriTemplateVarspec {
  const nameLength = readName(text, position);
  const varspec: UriTemplateVarspec = { name: text.slice(0, nameLength), explode: false, position };
  const modifier = text.slice(nameLength);
  if (modifier === "") return varspec;
  if (modifier === "*") return { ...varspec, explode: true };
  if (!modifier.startsWith(":")) {
    throw new UriTemplateError(describe(modifier[0]!, "follow a variable name"), position + nameLength);
  }
  if (!/^:[1-9][0-9]{0,3}$/.test(modifier)) {
    throw new UriTemplateError("a prefix is a number from 1 to 9999", position + nameLength + 1);
  }
  return { ...varspec, prefix: Number(modifier.slice(1)) };
}

/** The length of the variable name at the beginning of `text`: varchars with single dots between them. */
function readName(text: string, position: number): number {
  let length = 0;
  for (;;) {
    VARCHAR.lastIndex = length;
    if (!VARCHAR.test(text)) break;
    length = VARCHAR.lastIndex;
    if (text[length] === ".") length += 1;
  }
  if (length === 0 && text === "") throw new UriTemplateError("a variable name is missing", position);
  if (length === 0) throw new UriTemplateError(describe(text[0]!, "begin a variable name"), position);
  if (text[length - 1] === ".") throw new UriTemplateError(describe(".", "end a variable name"), position + length - 1);
  return length;
}

function describe(char: string, place: string): string {
  return `"${char}" cannot ${place}`;
}

function listVariables(parts: UriTemplate["parts"]): UriTemplateVariable[] {
  const variables = new Map<string, UriTemplateVariable>();
  const cut = new Set<string>();
  for (const part of parts) {
    if (part.type === "literal") continue;
    for (const { name, explode, prefix } of part.variables) {
      const required = leavesHole(part.operator);
      if (prefix !== undefined) cut.add(name);
      const known = variables.get(name);
      if (known === undefined) {
        variables.set(name, {
          name,
          operator: part.operator,
          explode,
          ...(prefix === undefined ? {} : { prefix }),
          required,
        });
        continue;
      }
      known.explode ||= explode;
      known.required ||= required;
      if (prefix === undefined) delete known.prefix;
      else if (known.prefix !== undefined) known.prefix = Math.max(known.prefix, prefix);
    }
  }
  // A list cannot be cut, so a variable that is cut anywhere is a text everywhere.
  for (const name of cut) variables.get(name)!.explode = false;
  return [...variables.values()];
}
