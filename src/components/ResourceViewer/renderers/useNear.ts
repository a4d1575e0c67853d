"use client";
import { useEffect, useRef, useState } from "react";
import { usePrinting } from "../../../utils/usePrinting.js";

/** Whether an element has come near the visible part, or is printed, for work that can wait until then. Put `ref` on the element. */
export function useNear<T extends Element>(initially = false) {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(initially);
  const isPrinting = usePrinting();
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "400px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near: near || isPrinting };
}
