import { expandExpression } from "./expandExpression.js";
import { OPERATORS } from "./operators.js";
import { decodeReserved } from "./percentEncoding.js";
import type { UriTemplateExpression, UriTemplateVarspec } from "./UriTemplate.js";

export type MatchedValue = string | readonly string[] | Readonly<Record<string, string>>;
export type MatchedValues = Readonly<Record<string, MatchedValue>>;

/**
 * The values an expression must have had to expand to `text`, or null when it cannot expand to it.
 * Pairs of a query may stand in any order; everything else must come back letter for letter.
 */
export function readExpression(expression: UriTemplateExpression, text: string): MatchedValues | null {
  const { first, named } = OPERATORS[expression.operator];
  if (text === "" && (first !== "" || expression.variables[0]!.explode)) return {};
  try {
    const body = text.slice(first.length);
    const entries = named ? readPairs(expression, body) : readItems(expression, body);
    if (entries === null) return null;
    const values = Object.fromEntries(entries);
    return isExpansion(expression, values, text) ? values : null;
  } catch {
    // Not UTF-8 under its escapes, or a list for a variable with a prefix.
    return null;
  }
}

/** Whether the expression expands to `text` with these values, the order of named pairs left aside. */
export function isExpansion(expression: UriTemplateExpression, values: MatchedValues, text: string): boolean {
  const { first, named, separator } = OPERATORS[expression.operator];
  const expanded = expandExpression(expression, values)
    .map((segment) => segment.text)
    .join("");
  if (expanded === text) return true;
  if (!named || expanded.length !== text.length || !text.startsWith(first)) return false;
  const sorted = (pairs: string) => pairs.slice(first.length).split(separator).sort().join(separator);
  return sorted(expanded) === sorted(text);
}

type Entries = [name: string, value: MatchedValue][];

/** Items belong to the variables in order; what is left over goes to the exploded one, else to the last. */
function readItems({ operator, variables }: UriTemplateExpression, body: string): Entries {
  const { separator } = OPERATORS[operator];
  const items = body.split(separator);
  const surplus = Math.max(0, items.length - variables.length);
  const exploded = variables.findIndex((variable) => variable.explode);
  const greedy = exploded === -1 ? variables.length - 1 : exploded;
  const entries: Entries = [];
  let taken = 0;
  for (const [index, variable] of variables.entries()) {
    if (taken === items.length) break;
    const end = taken + 1 + (index === greedy ? surplus : 0);
    entries.push([variable.name, readValue(operator, variable, items.slice(taken, end))]);
    taken = end;
  }
  return entries;
}

function readValue(
  operator: UriTemplateExpression["operator"],
  { explode }: UriTemplateVarspec,
  items: string[],
): MatchedValue {
  const { reserved, separator } = OPERATORS[operator];
  if (!explode) return reserved ? decodeReserved(items.join(separator)) : readText(items.join(separator));
  if (reserved) return items.map(decodeReserved);
  if (!items[0]!.includes("=")) return items.map(decodeURIComponent);
  return Object.fromEntries(joinPairs(items, separator).map((pair) => splitPair(pair).map(decodeURIComponent)));
}

/** A dot separates labels but may also stand in a value: an item without "=" goes on with the pair before it. */
function joinPairs(items: string[], separator: string): string[] {
  const pairs: string[] = [];
  for (const item of items) {
    if (item.includes("=")) pairs.push(item);
    else pairs[pairs.length - 1] += separator + item;
  }
  return pairs;
}

/** A comma in a value would have been encoded, so a bare one separates the items of a list. */
function readText(text: string): MatchedValue {
  return text.includes(",") ? text.split(",").map(decodeURIComponent) : decodeURIComponent(text);
}

/** A pair of no variable's name is a member of the exploded variable, which then is an associative one. */
function readPairs({ operator, variables }: UriTemplateExpression, body: string): Entries | null {
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const texts = new Map<string, MatchedValue>();
  const lists = new Map<string, string[]>();
  const members: string[][] = [];
  for (const pair of body.split(OPERATORS[operator].separator)) {
    const [name, text] = splitPair(pair);
    const variable = byName.get(name);
    if (variable === undefined) {
      members.push([decodeURIComponent(name), decodeURIComponent(text)]);
    } else if (variable.explode) {
      const list = lists.get(name) ?? [];
      list.push(decodeURIComponent(text));
      lists.set(name, list);
    } else if (texts.has(name)) {
      return null;
    } else {
      texts.set(name, readText(text));
    }
  }
  if (members.length === 0) return [...texts, ...lists];
  const owner = variables.find((variable) => variable.explode && !lists.has(variable.name));
  if (owner === undefined) return null;
  return [...texts, ...lists, [owner.name, Object.fromEntries(members)]];
}

function splitPair(pair: string): [name: string, text: string] {
  const equals = pair.indexOf("=");
  return equals === -1 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)];
}
