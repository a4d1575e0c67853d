"use client";

import { useContext } from "react";
import { ResourceContext, type ResourceContextValue } from "./ResourceContext.js";

/** Servers, texts and policies from the nearest `ResourceProvider`. Throws where there is none. */
export function useResourceContext(): ResourceContextValue {
  const value = useContext(ResourceContext);
  if (value === null) {
    throw new Error(
      "No <ResourceProvider> above this component. It finds its servers, language and policies there. Wrap the part of the app that shows resources in <ResourceProvider servers={…}>.",
    );
  }
  return value;
}
