import { forwardRef, version, type ReactNode, type Ref } from "react";

/**
 * Lets a part written for React 19 (`ref` is a prop) work in React 18.3, where refs reach only `forwardRef`
 * components. In React 19 the component comes back unchanged.
 */
export function withRef<P>(component: (props: P) => ReactNode): (props: P) => ReactNode {
  if (Number.parseInt(version, 10) >= 19) return component;
  const render = component as (props: object) => ReactNode;
  const forwarded = forwardRef((props: object, ref: Ref<unknown>) => render({ ...props, ref }));
  forwarded.displayName = component.name;
  return forwarded as unknown as (props: P) => ReactNode;
}
