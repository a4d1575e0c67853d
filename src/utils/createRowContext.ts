import { createContext, createElement, isValidElement, useContext, type ComponentType, type ReactNode } from "react";
import { fillChild } from "./fillChild.js";

/** What a list draws for each of its rows: a function of the row, or one part that takes the row in which it stands. */
export type RowChildren<T> = ((row: T) => ReactNode) | ReactNode;

/**
 * The context by which a list tells the parts in a row which row that is. `use(part, given)` prefers what the part was
 * given itself, and throws a message that names the list where there is neither.
 */
export function createRowContext<T>(list: string, prop: string) {
  const Context = createContext<T | undefined>(undefined);
  function use(part: string, given: T | undefined): T {
    const around = useContext(Context);
    const row = given ?? around;
    if (row === undefined) {
      throw new Error(
        `<${part}> is in no row of <${list}> and has no \`${prop}\`. It cannot know what to show. Give the list a function that draws its rows, or the part a \`${prop}\`.`,
      );
    }
    return row;
  }
  return [Context.Provider, use] as const;
}

interface RowsOptions<T> {
  asChild?: boolean | undefined;
  children: RowChildren<T>;
  /** What draws a row where the host says nothing. */
  Part: ComponentType<object>;
  /** The prop by which the part is given its row. */
  prop: string;
}

/**
 * The contents of a list part: its rows, drawn by the host's function, by the host's one part without a row of its own
 * or by the default part. Other children are rows already.
 */
export function fillRows<T>(
  { asChild, children, Part, prop }: RowsOptions<T>,
  drawRows: (draw: (row: T) => ReactNode) => ReactNode,
): ReactNode {
  if (typeof children === "function") return drawRows(children);
  const isTemplate =
    isValidElement<Record<string, unknown>>(children) && children.type === Part && children.props[prop] === undefined;
  if (isTemplate) return drawRows(() => children);
  return fillChild(
    asChild,
    children,
    drawRows(() => createElement(Part)),
  );
}
