import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * What stands in a part: the host's children or, without any, the part's own contents. With `asChild` the host's
 * element, which holds the part's own contents unless it brings children or cannot hold any.
 */
export function fillChild(asChild: boolean | undefined, children: ReactNode, contents: ReactNode): ReactNode {
  if (!asChild || !isValidElement(children)) return children ?? contents;
  const element = children as ReactElement<{ children?: ReactNode }>;
  if (element.props.children !== undefined || VOID.has(element.type)) return element;
  return cloneElement(element, undefined, contents);
}

const VOID: ReadonlySet<unknown> = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "source",
  "track",
  "wbr",
]);
