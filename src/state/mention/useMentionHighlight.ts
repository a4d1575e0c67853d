import { useEventCallback } from "../../utils/useEventCallback.js";
import type { MentionOption } from "./MentionOption.js";
import { useOpeningState } from "./useOpeningState.js";

interface Moved {
  id: string;
  index: number;
  query: string | null;
}

/** The row that Enter takes. Typing on begins with the best match again. */
export function useMentionHighlight(opening: number, query: string | null, options: readonly MentionOption[]) {
  const [moved, setMoved] = useOpeningState<Moved | null>(opening, null);
  const highlight = useEventCallback((option: MentionOption) =>
    setMoved({ id: option.id, index: options.indexOf(option), query }),
  );
  return { highlighted: highlightedOf(options, moved?.query === query ? moved : null), highlight };
}

// Who has not moved gets the best match, also when a better one comes later. Who has keeps the row, and where it is
// gone the one that stands in its place.
function highlightedOf(options: readonly MentionOption[], moved: Moved | null): MentionOption | null {
  if (!moved) return options[0] ?? null;
  return options.find(({ id }) => id === moved.id) ?? options[Math.min(moved.index, options.length - 1)] ?? null;
}
