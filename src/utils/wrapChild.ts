import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

/** What stands in a part that adds something of its own to the host's children; `asChild`, in the host's element. */
export function wrapChild(
  asChild: boolean | undefined,
  children: ReactNode,
  wrap: (given: ReactNode) => ReactNode,
): ReactNode {
  if (!asChild || !isValidElement(children)) return wrap(children);
  const element = children as ReactElement<{ children?: ReactNode }>;
  return cloneElement(element, undefined, wrap(element.props.children));
}
