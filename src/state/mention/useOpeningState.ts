import { useState } from "react";

/** State that lasts for one opening of the popup: `opening` is its number. */
export function useOpeningState<T>(opening: number, initial: T): readonly [T, (value: T) => void] {
  const [kept, setKept] = useState({ opening, value: initial });
  const value = kept.opening === opening ? kept.value : initial;
  return [value, (next: T) => setKept({ opening, value: next })];
}
