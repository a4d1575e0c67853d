import { OPERATORS } from "./operators.js";
import { encodeReserved } from "./percentEncoding.js";
import type { UriTemplate, UriTemplateExpression } from "./UriTemplate.js";

const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
const RESERVED = ":/?#[]@!$&'()*+,;=";

/**
 * For each part and each position of the URI: the farthest end the part can have when it begins there and the rest of
 * the template is to match the rest of the URI, as far as characters tell; -1 where it cannot begin. Filled from the
 * end with one look at each position per part: no backtracking, whatever comes in.
 *
 * `strict` asks for the reading a person expects: no empty value in a simple expansion, a comma only between the items
 * of a list, a file extension split off, a query or fragment not swallowed by the `{+path}` before it.
 */
export function farthestEnds({ parts }: UriTemplate, uri: string, strict: boolean): Int32Array[] {
  const widths = characterWidths(uri);
  const ends = Array.from({ length: parts.length + 1 }, () => new Int32Array(uri.length + 1).fill(-1));
  ends[parts.length]![uri.length] = uri.length;
  const later = new Set<string>();
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index]!;
    const own = ends[index]!;
    const next = ends[index + 1]!;
    if (part.type === "literal") {
      const text = encodeReserved(part.text);
      for (let at = uri.length - text.length; at >= 0; at--) {
        if (next[at + text.length] !== -1 && uri.startsWith(text, at)) own[at] = at + text.length;
      }
    } else {
      const allowed = allowedCharacters(part, strict, later);
      const mayBeEmpty = !strict || !["", "+", "."].includes(part.operator);
      markExpression(uri, widths, own, next, { first: OPERATORS[part.operator].first, mayBeEmpty, allowed });
      later.add(part.operator);
    }
  }
  return ends;
}

interface Span {
  first: string;
  mayBeEmpty: boolean;
  allowed: ReadonlySet<string>;
}

function markExpression(uri: string, widths: Uint8Array, own: Int32Array, next: Int32Array, span: Span): void {
  const { first, mayBeEmpty, allowed } = span;
  // inside[at]: the farthest end once the expression has begun before `at`.
  const inside = new Int32Array(uri.length + 1).fill(-1);
  for (let at = uri.length; at >= 0; at--) {
    const here = next[at] === -1 ? -1 : at;
    const width = widths[at] ?? 0;
    const passes = width === 3 || (width === 1 && allowed.has(uri[at]!));
    const onward = passes ? inside[at + width]! : -1;
    inside[at] = Math.max(onward, here);
    const begun = first === "" ? onward : uri[at] === first ? inside[at + 1]! : -1;
    own[at] = mayBeEmpty ? Math.max(begun, here) : begun;
  }
}

/** 3 where a percent-escape begins, 0 at a percent sign that begins none, 1 elsewhere. */
function characterWidths(uri: string): Uint8Array {
  const widths = new Uint8Array(uri.length).fill(1);
  for (let at = uri.indexOf("%"); at !== -1; at = uri.indexOf("%", at + 1)) {
    widths[at] = /^[0-9A-Fa-f]{2}$/.test(uri.slice(at + 1, at + 3)) ? 3 : 0;
  }
  return widths;
}

function allowedCharacters(
  { operator, variables }: UriTemplateExpression,
  strict: boolean,
  later: ReadonlySet<string>,
): ReadonlySet<string> {
  const { named, reserved, separator } = OPERATORS[operator];
  if (reserved) {
    const allowed = new Set(UNRESERVED + RESERVED);
    for (const taken of strict ? ["?", "#"] : []) if (later.has(taken)) allowed.delete(taken);
    return allowed;
  }
  const explode = variables.some((variable) => variable.explode);
  const allowed = new Set(UNRESERVED);
  if (named || explode) allowed.add("=");
  if (named || explode || variables.length > 1) allowed.add(separator);
  if (operator !== "" || !strict) allowed.add(",");
  return allowed;
}
