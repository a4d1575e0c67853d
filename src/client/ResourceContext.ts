import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react";
import type { Translate } from "../locales/createTranslator.js";
import type { ContentPolicy } from "./ContentPolicy.js";
import type { ResourceServer } from "./ResourceServer.js";

/** What `ResourceProvider` gives to everything below it. */
export interface ResourceContextValue {
  /** In the host's order. */
  servers: readonly ResourceServer[];
  /** One of `servers`; undefined for an id that is none of them. */
  getServer: (id: string) => ResourceServer | undefined;
  /** Where answers are cached. */
  queryClient: QueryClient;
  /** Text of the present locale by key, with its values and plurals. */
  t: Translate;
  /** BCP 47, for `Intl`. */
  locale: string;
  dir: "ltr" | "rtl";
  /** What may be loaded from outside MCP. */
  contentPolicy: ContentPolicy;
  /** Where dialogs and popovers are put; undefined for the end of the body. */
  portalContainer: HTMLElement | undefined;
  /** A server wants the user to sign in. */
  onAuthRequired?: ((server: ResourceServer) => void) | undefined;
}

export const ResourceContext = createContext<ResourceContextValue | null>(null);
