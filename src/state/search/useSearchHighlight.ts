import { useMemo, useState } from "react";
import type { SearchGroup, SearchOption } from "./SearchOption.js";

interface HighlightOptions {
  groups: readonly SearchGroup[];
  text: string;
  isStale: boolean;
}

/** Where the keyboard is in the results. */
export interface SearchHighlight {
  /** All rows in order. */
  options: readonly SearchOption[];
  /** The highlighted row; undefined only where there is none. */
  option: SearchOption | undefined;
  /** Puts the highlight on a row, as arrows and pointer do. */
  moveTo: (id: string) => void;
  /** Moves by rows and stops at the ends. */
  moveBy: (rows: number) => void;
}

/**
 * The highlight is on the first row, the best match, until the user moves it; from then on it stays on the same row
 * while results come and go, and returns to the first when that row is gone or the text changes.
 */
export function useSearchHighlight({ groups, text, isStale }: HighlightOptions): SearchHighlight {
  const [moved, setMoved] = useState<{ id: string; text: string } | null>(null);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const kept =
    moved !== null && (moved.text === text || isStale) ? options.find(({ id }) => id === moved.id) : undefined;
  const option = kept ?? options[0];
  const moveTo = (id: string) => setMoved({ id, text });
  return {
    options,
    option,
    moveTo,
    moveBy: (rows) => {
      const at = option ? options.indexOf(option) : -1;
      const next = options[Math.min(options.length - 1, Math.max(0, at + rows))];
      if (next) moveTo(next.id);
    },
  };
}
