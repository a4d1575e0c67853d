import type { ListPage, ListProblem } from "./fetchListPage.js";

/** Pages joined into one list without repeats, kept between calls so that a new page costs its own size only. */
export interface JoinedPages<T> {
  items: readonly T[];
  problems: readonly ListProblem[];
  /** Grows when the list was replaced rather than continued. */
  revision: number;
  pages: readonly ListPage<T>[];
  seen: Set<string>;
}

/** The list before any page has come. */
export function noPages<T>(): JoinedPages<T> {
  return { items: [], problems: [], revision: 0, pages: [], seen: new Set() };
}

/**
 * Continues `before` with the pages it does not have yet, or starts anew where the earlier pages are others. An item
 * whose key came before is left out: pages are not consistent with each other, and a looping server repeats itself.
 */
export function appendPages<T>(
  before: JoinedPages<T>,
  pages: readonly ListPage<T>[],
  keyOf: (item: T) => string,
): JoinedPages<T> {
  const continues = before.pages.every((page, index) => page === pages[index]);
  if (continues && before.pages.length === pages.length) return before;
  const from = continues ? before : { ...noPages<T>(), revision: before.revision + 1 };
  const fresh = pages.slice(from.pages.length);
  const items: T[] = [];
  for (const page of fresh) {
    for (const item of page.items) {
      const key = keyOf(item);
      if (from.seen.has(key)) continue;
      from.seen.add(key);
      items.push(item);
    }
  }
  return {
    items: from.items.concat(items),
    problems: from.problems.concat(...fresh.map(({ problems }) => problems)),
    revision: from.revision,
    pages,
    seen: from.seen,
  };
}
