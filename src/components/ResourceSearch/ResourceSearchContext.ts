import { createPartContext } from "../../utils/createPartContext.js";
import type { ResourceSearchState } from "../../state/useResourceSearch.js";

/** What `ResourceSearch.FilterToggle` shows and hides. */
export interface SearchFilterPanel {
  id: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export interface ResourceSearchContextValue extends ResourceSearchState {
  filterPanel: SearchFilterPanel;
  /** Where a row stands among all rows, from 0. */
  placeOf: (id: string) => number;
  /** The DOM id of a row: generated, never made of server strings. */
  optionId: (id: string) => string;
}

export const [ResourceSearchContextProvider, useResourceSearchContext] =
  createPartContext<ResourceSearchContextValue>("ResourceSearch.Root");
