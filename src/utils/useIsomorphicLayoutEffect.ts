import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; on the server, where it would warn, an effect that never runs. */
export const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
