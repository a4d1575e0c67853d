import { displayName } from "./displayName.js";
import type { Resource, ResourceTemplate } from "./Resource.js";

const SEPARATOR = /[/?#&=:]/;

/**
 * Where in its URI an entry stops differing from those that have its name too, in code units: "a/b/README.md" and
 * "a/c/README.md" differ until "/README.md". Whoever has little room leaves out what comes after it first. An entry
 * whose name is the only one of its kind, or which ends as no other does, has none.
 */
export function toldApartUntil<T extends Resource | ResourceTemplate>(entries: readonly T[]): ReadonlyMap<T, number> {
  const byName = new Map<string, T[]>();
  for (const entry of entries) {
    const name = displayName(entry);
    const twins = byName.get(name);
    if (twins) twins.push(entry);
    else byName.set(name, [entry]);
  }
  const until = new Map<T, number>();
  for (const twins of byName.values()) {
    const shared = twins.length > 1 ? sharedEnding(twins.map(uriOf)) : 0;
    if (shared > 0) for (const twin of twins) until.set(twin, uriOf(twin).length - shared);
  }
  return until;
}

function uriOf(entry: Resource | ResourceTemplate): string {
  return "uri" in entry ? entry.uri : entry.uriTemplate;
}

/** How much of the URIs is the same to the end, in whole segments with what separates them; less than any of them. */
function sharedEnding([first = "", ...others]: readonly string[]): number {
  let length = first.length - 1;
  for (const other of others) {
    let same = 0;
    while (same < length && same < other.length - 1 && first.at(-1 - same) === other.at(-1 - same)) same++;
    length = same;
  }
  const start = first.slice(first.length - length).search(SEPARATOR);
  return start === -1 ? 0 : length - start;
}
