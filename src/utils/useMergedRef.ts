import { useCallback, type Ref } from "react";

/** One ref callback that fills both refs. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): (node: T | null) => void {
  return useCallback(
    (node: T | null) => {
      for (const ref of [first, second]) {
        if (typeof ref === "function") ref(node);
        else if (ref) ref.current = node;
      }
    },
    [first, second],
  );
}
