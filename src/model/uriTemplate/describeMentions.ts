import { OPERATORS } from "./operators.js";
import { encodeReserved } from "./percentEncoding.js";
import type { UriTemplate } from "./UriTemplate.js";

interface Mention {
  /** Earlier mentions have fixed every value, and so the text. */
  settled: boolean;
  /** The most characters this mention can take of `left`, when later mentions need as much and literals their own. */
  longest: (left: number) => number;
}

/** What is known of each expression before any URI is looked at; nothing for literals. */
export function describeMentions(parts: UriTemplate["parts"]): (Mention | undefined)[] {
  const known = new Set<string>();
  const settled = parts.map((part) => {
    if (part.type === "literal") return false;
    const all = !OPERATORS[part.operator].named && part.variables.every((variable) => known.has(variable.name));
    for (const variable of part.variables) if (variable.prefix === undefined) known.add(variable.name);
    return all;
  });
  const mentions: (Mention | undefined)[] = [];
  const counts = new Map<string, number>();
  let literals = 0;
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index]!;
    if (part.type === "literal") {
      literals += encodeReserved(part.text).length;
      continue;
    }
    const [variable, ...others] = part.variables;
    const alone = variable !== undefined && others.length === 0 ? variable : undefined;
    let longest: Mention["longest"] = (left) => left;
    if (alone?.prefix !== undefined) {
      // A character is at most four bytes, three characters each.
      const most = alone.name.length + 2 + 12 * alone.prefix;
      longest = () => most;
    } else if (alone !== undefined) {
      const key = part.operator + alone.name;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const after = literals;
      longest = (left) => Math.floor((left - after) / count);
    }
    mentions[index] = { settled: settled[index]!, longest };
  }
  return mentions;
}
