import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * The children of a part that has contents of its own: those contents, or with `asChild` the given element holding
 * them. An element that brings children keeps them.
 */
export function fillChild(asChild: boolean | undefined, child: unknown, contents: ReactNode): ReactNode {
  if (!asChild || !isValidElement(child)) return contents;
  const element = child as ReactElement<{ children?: ReactNode }>;
  return element.props.children === undefined ? cloneElement(element, undefined, contents) : element;
}
