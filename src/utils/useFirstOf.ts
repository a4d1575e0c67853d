import { useState } from "react";

/** The first of many things and, by `showMore`, the next: thousands of elements at once would hold up the page. */
export function useFirstOf<T>(all: readonly T[], step: number) {
  const [limit, setLimit] = useState(step);
  return {
    shown: all.length > limit ? all.slice(0, limit) : all,
    /** How many are not shown. */
    left: Math.max(0, all.length - limit),
    showMore: () => setLimit(limit + step),
  };
}
