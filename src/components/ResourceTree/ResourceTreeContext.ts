import type { RefObject } from "react";
import type { ResourceTreeState } from "../../state/useResourceTree.js";
import { createPartContext } from "../../utils/createPartContext.js";
import { createRowContext } from "../../utils/createRowContext.js";

export interface ResourceTreeContextValue extends ResourceTreeState {
  listRef: RefObject<HTMLDivElement | null>;
  /** True while the keyboard is in the tree: a row that becomes active then takes the focus. */
  hasFocus: RefObject<boolean>;
  /** Puts the keyboard on the active row. */
  takeFocus: () => void;
  /** How often that was asked for: the row may have been active before. */
  timesAsked: number;
}

export const [ResourceTreeContextProvider, useResourceTreeContext] =
  createPartContext<ResourceTreeContextValue>("ResourceTree.Root");

/** Tells the parts of a row which node it shows. */
export const [ResourceTreeRow, useResourceTreeRow] = createRowContext<number>("ResourceTree.List", "node");

/** What the parts inside one row share. */
export interface ResourceTreeItemContextValue {
  node: number;
  /** The tree when the row was last drawn. */
  tree: ResourceTreeContextValue;
}

export const [ResourceTreeItemContextProvider, useResourceTreeItemContext] =
  createPartContext<ResourceTreeItemContextValue>("ResourceTree.Item");
