import { useEffect, useState } from "react";

/** The value as it was when it last stood still for `delay` milliseconds; the first one counts at once. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
