import { describeMentions } from "./describeMentions.js";
import { expandExpression } from "./expandExpression.js";
import { farthestEnds } from "./farthestEnds.js";
import { isExpansion, readExpression, type MatchedValue, type MatchedValues } from "./readExpression.js";
import { readTemplateOnce } from "./readTemplateOnce.js";
import type { UriTemplate, UriTemplateExpression } from "./UriTemplate.js";
import { UriTemplateError } from "./UriTemplateError.js";

// Templates and URIs come from servers. Beyond this many pieces times characters nobody wrote them in earnest. Every
// mention of a variable counts: each may write the same long value once more.
const LARGEST = 5_000_000;
const MOST_PIECES = 1000;
// How often the URI may be gone over in search of a value that fits every mention of a repeated variable: a long one,
// which takes longer each time, only as often as comes to the same.
const PASSES = 16;
const LONG = 4096;

/**
 * The decoded values with which the template expands to `uri`, or null when there are none (or the template is
 * malformed). Expanding them gives `uri` back; only the pairs of a query may have stood in another order.
 * Takes time linear in the length of the URI. Where several readings fit, earlier values are as long as they can be.
 *
 * @example
 * matchUriTemplate("repo://{owner}/{repo}{?ref}", "repo://a%20b/x?ref=main"); // { owner: "a b", repo: "x", ref: "main" }
 */
export function matchUriTemplate(template: string | UriTemplate, uri: string): Record<string, MatchedValue> | null {
  const parsed = parseOrNull(template);
  if (parsed === null) return null;
  const pieces = countPieces(parsed);
  if (pieces > MOST_PIECES || pieces * uri.length > LARGEST) return null;
  return search(parsed, uri, true) ?? search(parsed, uri, false);
}

function countPieces({ parts }: UriTemplate): number {
  return parts.reduce((sum, part) => sum + (part.type === "literal" ? 1 : part.variables.length), 0);
}

function search(template: UriTemplate, uri: string, strict: boolean): Record<string, MatchedValue> | null {
  const { parts } = template;
  const farthest = farthestEnds(template, uri, strict);
  const mentions = describeMentions(parts);
  const spans: string[] = [];
  const size = uri.length + parts.length + 1;
  let work = Math.max(2 * size, PASSES * Math.min(size, LONG));

  // Without repeated variables the first end tried is right: `farthest` knows no dead ends as to characters.
  function follow(index: number, start: number, values: MatchedValues): MatchedValues | null {
    const part = parts[index];
    if (part === undefined) return fitsEveryPart(values) ? values : null;
    if (part.type === "literal") return follow(index + 1, farthest[index]![start]!, values);
    const { settled, longest } = mentions[index]!;
    let first = start;
    let last = Math.min(farthest[index]![start]!, start + longest(uri.length - start));
    if (settled) first = last = start + expand(part, values).length;
    for (let end = last; end >= first && work > 0; end--) {
      work -= 1;
      if ((farthest[index + 1]![end] ?? -1) === -1) continue;
      work -= end - start;
      spans[index] = uri.slice(start, end);
      const found = readExpression(part, spans[index]!);
      const merged = found && mergeValues(values, found);
      const matched = merged && follow(index + 1, end, merged);
      if (matched) return matched;
    }
    return null;
  }

  function fitsEveryPart(values: MatchedValues): boolean {
    return parts.every((part, index) => part.type === "literal" || isExpansion(part, values, spans[index]!));
  }

  return farthest[0]![0] === -1 ? null : follow(0, 0, {});
}

/** Two mentions must agree; where one was cut to a prefix, the longer value stands. */
function mergeValues(known: MatchedValues, found: MatchedValues): MatchedValues | null {
  // A variable may be called "__proto__", which no assignment puts into an object.
  const merged = new Map(Object.entries(known));
  for (const [name, value] of Object.entries(found)) {
    const other = merged.get(name) ?? value;
    if (typeof other === "string" && typeof value === "string") {
      if (!other.startsWith(value) && !value.startsWith(other)) return null;
      merged.set(name, other.length > value.length ? other : value);
    } else {
      if (JSON.stringify(other) !== JSON.stringify(value)) return null;
      merged.set(name, value);
    }
  }
  return Object.fromEntries(merged);
}

function expand(expression: UriTemplateExpression, values: MatchedValues): string {
  return expandExpression(expression, values)
    .map((segment) => segment.text)
    .join("");
}

function parseOrNull(template: string | UriTemplate): UriTemplate | null {
  try {
    return readTemplateOnce(template);
  } catch (error) {
    if (error instanceof UriTemplateError) return null;
    throw error;
  }
}
