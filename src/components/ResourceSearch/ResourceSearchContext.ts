import { createContext } from "react";
import type { SearchGroup, SearchOption } from "../../state/search/SearchOption.js";
import type { ResourceSearchState } from "../../state/useResourceSearch.js";
import { createPartContext } from "../../utils/createPartContext.js";
import { createRowContext } from "../../utils/createRowContext.js";

/** What `ResourceSearch.FilterToggle` shows and hides. */
export interface SearchFilterPanel {
  id: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** What the rows need of the search: the same object until something changes for one of them. */
export interface DrawnSearch extends Pick<ResourceSearchState, "selectionMode" | "isSelected" | "pin"> {
  /** The id of the highlighted row. */
  highlighted: string | undefined;
  /** How many rows there are. */
  setSize: number;
  /** Where a row stands among all rows, from 0. */
  placeOf: (id: string) => number;
  /** The DOM id of a row: generated, never made of server strings. */
  optionId: (id: string) => string;
  /** Takes a row that is pressed, if it belongs to the text in the box. */
  take: (option: SearchOption) => void;
  /** Puts the highlight on a row, as the pointer does. */
  pointAt: (option: SearchOption) => void;
}

export interface ResourceSearchContextValue extends ResourceSearchState {
  filterPanel: SearchFilterPanel;
  drawn: DrawnSearch;
}

/** Tells the parts of the list which group they show. */
export const [ResourceSearchGroupRow, useResourceSearchGroup] = createRowContext<SearchGroup>(
  "ResourceSearch.List",
  "group",
);

/** Tells the parts of a group which row they show. */
export const [ResourceSearchRow, useResourceSearchRow] = createRowContext<SearchOption>(
  "ResourceSearch.Group",
  "option",
);

/**
 * What the search knew when the rows of a group were drawn, for those rows: another context than the one of the parts,
 * of which rows out of view do not hear until there is time.
 */
export const ResourceSearchDrawnContext = createContext<DrawnSearch | null>(null);

export const [ResourceSearchContextProvider, useResourceSearchContext] =
  createPartContext<ResourceSearchContextValue>("ResourceSearch.Root");
