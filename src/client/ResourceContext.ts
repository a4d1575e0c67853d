import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react";
import type { Translate } from "../locales/createTranslator.js";
import type { ContentPolicy } from "./ContentPolicy.js";
import type { ResourceServer } from "./ResourceServer.js";

/** What `ResourceProvider` gives to everything below it. */
export interface ResourceContextValue {
  /** In the host's order. */
  servers: readonly ResourceServer[];
  getServer: (id: string) => ResourceServer | undefined;
  queryClient: QueryClient;
  t: Translate;
  /** BCP 47, for `Intl`. */
  locale: string;
  dir: "ltr" | "rtl";
  contentPolicy: ContentPolicy;
  portalContainer: HTMLElement | undefined;
  onAuthRequired?: ((server: ResourceServer) => void) | undefined;
}

export const ResourceContext = createContext<ResourceContextValue | null>(null);
