import { decodePercent } from "./decodePercent.js";
import type { ResourceRef } from "./Resource.js";
import { visibleText } from "./visibleText.js";

/** What has to stand beside a name that others have too. */
export interface Distinction {
  /** Another of this name is of another server. */
  server: boolean;
  /** Where its URI parts from those of its name on its server: "a/README.md" beside "b/README.md". Safe to read. */
  place: string | undefined;
}

/** What tells resources of one name apart, in the order given; undefined where a name is the only one of its kind. */
export function tellApart(items: readonly (ResourceRef & { name: string })[]): (Distinction | undefined)[] {
  const byName = new Map<string, ResourceRef[]>();
  for (const item of items) byName.set(item.name, [...(byName.get(item.name) ?? []), item]);
  return items.map(({ server, uri, name }) => {
    const twins = byName.get(name)!;
    if (twins.length === 1) return undefined;
    const near = twins.filter((twin) => twin.server === server).map((twin) => twin.uri);
    return {
      server: near.length < twins.length,
      place: near.length > 1 ? visibleText(decodePercent(uri.slice(sharedLength(near)))) : undefined,
    };
  });
}

/** How much of the URIs is the same from the start, in whole segments; less than the shortest of them. */
function sharedLength([first = "", ...others]: readonly string[]): number {
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && same < other.length && first[same] === other[same]) same++;
    length = same;
  }
  if (length === Math.min(first.length, ...others.map((other) => other.length))) length--;
  while (length > 0 && !/[/?#&=:]/.test(first[length - 1]!)) length--;
  return length;
}
