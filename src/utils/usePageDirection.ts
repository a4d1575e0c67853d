import { useSyncExternalStore } from "react";

/** The direction that the page says it has, by `dir` of its `<html>` or `<body>`; left to right on the server. */
export function usePageDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(watchDirection, readDirection, () => "ltr");
}

function readDirection(): "ltr" | "rtl" {
  return (document.body?.dir || document.documentElement.dir) === "rtl" ? "rtl" : "ltr";
}

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: ["dir"] });
  return () => observer.disconnect();
}
