import { useState } from "react";
import { useEventCallback } from "./useEventCallback.js";

interface ControllableState<T, D> {
  /** The host's value; the state is controlled while this is not undefined. */
  value: T | undefined;
  defaultValue: T;
  onChange?: ((value: T, details: D) => void) | undefined;
}

/** A value the host may control or leave to us: `[value, setValue]`; `setValue` reports each real change once. */
export function useControllableState<T, D>({ value, defaultValue, onChange }: ControllableState<T, D>) {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const set = useEventCallback((next: T, details: D) => {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(() => next);
    onChange?.(next, details);
  });
  return [current, set] as const;
}
