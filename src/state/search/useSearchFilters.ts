import { useMemo } from "react";
import { parseSearchInput } from "../../model/search/parseSearchInput.js";
import { acceptFilters, isSameFilter, type SearchFilter } from "../../model/search/SearchFilter.js";
import { useControllableState } from "../../utils/useControllableState.js";
import type { SearchChangeDetails, UseResourceSearchOptions } from "../useResourceSearch.js";
import { useOffered } from "../useOffered.js";
import type { SearchEntry } from "./useSearchIndex.js";

interface SearchFiltersOptions extends Pick<
  UseResourceSearchOptions,
  | "filters"
  | "defaultFilters"
  | "onFiltersChange"
  | "mutedServers"
  | "defaultMutedServers"
  | "onMutedServersChange"
  | "accept"
  | "filter"
> {
  inputValue: string;
  /** Those that a typed token may name. */
  knownServers: readonly { id: string; label: string }[];
}

const NO_FILTERS: readonly SearchFilter[] = [];
const NO_IDS: readonly string[] = [];

/** What results must be: the chips, the tokens in the text, muted servers, and what the host offers. */
export function useSearchFilters(options: SearchFiltersOptions) {
  const { inputValue, knownServers, accept, filter } = options;
  const [filters, setFilters] = useControllableState({
    value: options.filters,
    defaultValue: options.defaultFilters ?? NO_FILTERS,
    onChange: options.onFiltersChange,
  });
  const [mutedServers, setMutedServers] = useControllableState({
    value: options.mutedServers,
    defaultValue: options.defaultMutedServers ?? NO_IDS,
    onChange: options.onMutedServersChange,
  });
  // A token at the end counts before the space that makes it a chip.
  const typed = useMemo(() => parseSearchInput(`${inputValue} `, knownServers), [inputValue, knownServers]);
  const isOffered = useOffered({ accept, filter });
  const conditions = JSON.stringify([mutedServers, typed.filters]);
  // The same function for the same conditions, so that typing on narrows what was found before.
  const accepts = useMemo(() => {
    const [muted, tokens] = JSON.parse(conditions) as [readonly string[], readonly SearchFilter[]];
    const passes = acceptFilters([...filters, ...tokens]);
    return (item: SearchEntry): boolean => !muted.includes(item.server) && (passes?.(item) ?? true) && isOffered(item);
  }, [conditions, filters, isOffered]);

  const without = (removed: readonly SearchFilter[]) =>
    filters.filter((one) => !removed.some((other) => isSameFilter(one, other)));
  const add = (added: readonly SearchFilter[], details: SearchChangeDetails) =>
    setFilters([...without(added), ...added], details);
  return {
    filters,
    mutedServers,
    /** Whether a listed entry may be a result. */
    accepts,
    /** What to look for: the text in the box without its tokens. */
    text: typed.filters.length > 0 ? typed.text : inputValue,
    /** Makes chips of the finished tokens in a text, and gives the rest of it. */
    takeTokens: (next: string, details: SearchChangeDetails): string => {
      const { text, filters: added } = parseSearchInput(next, knownServers);
      if (added.length > 0) add(added, details);
      return text;
    },
    addFilter: (added: SearchFilter, details: SearchChangeDetails) => add([added], details),
    removeFilter: (removed: SearchFilter, details: SearchChangeDetails) => setFilters(without([removed]), details),
    /** Takes all filters away and shows every server again. */
    clearFilters: (details: SearchChangeDetails) => {
      if (filters.length > 0) setFilters(NO_FILTERS, details);
      if (mutedServers.length > 0) setMutedServers(NO_IDS, details);
    },
    /** Leaves a server's results out, or no longer. */
    setMuted: (server: string, muted: boolean, details: SearchChangeDetails) => {
      const others = mutedServers.filter((id) => id !== server);
      setMutedServers(muted ? [...others, server] : others, details);
    },
  };
}
