import type { ComponentProps, ElementType } from "react";

/**
 * What every part takes: the props of the element it renders (`className`, `style`, `ref`, handlers, ARIA and data
 * attributes), and `asChild` to render the given child element in its place.
 */
export type PartProps<E extends ElementType> = Omit<ComponentProps<E>, "resource"> & {
  /** Render the single child element instead of the default one; props, handlers and ref are merged into it. */
  asChild?: boolean | undefined;
};
