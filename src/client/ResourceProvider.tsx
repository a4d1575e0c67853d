"use client";

import { QueryClient, QueryClientContext } from "@tanstack/react-query";
import { useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { createTranslator } from "../locales/createTranslator.js";
import type { Messages } from "../locales/Messages.js";
import { useCatalogue } from "../locales/useCatalogue.js";
import { readLocale } from "../utils/readLocale.js";
import { usePageDirection } from "../utils/usePageDirection.js";
import type { ContentPolicy } from "./ContentPolicy.js";
import { ResourceContext } from "./ResourceContext.js";
import type { ResourceServer } from "./ResourceServer.js";
import { useOneClientEach } from "./useOneClientEach.js";
import { useReconnect } from "./useReconnect.js";
import { useSameServers } from "./useSameServers.js";

/** The servers, and what all components below share. */
export interface ResourceProviderProps {
  /** The servers whose resources are shown, in this order. May change at any time; equal ids keep what is loaded. */
  servers: readonly ResourceServer[];
  /** Where answers are cached. Without it, the app's own from `QueryClientProvider`, else one made here. */
  queryClient?: QueryClient | undefined;
  /** BCP 47 language tag for texts, plurals, numbers, sizes and dates. "en", "th" and "fa" have catalogues. */
  locale?: string | undefined;
  /** Texts that replace the catalogue's, by key. Given whole, no catalogue is loaded. */
  messages?: Partial<Messages> | undefined;
  /** Writing direction; by default that of `locale`, and the page's where neither is given. */
  dir?: "ltr" | "rtl" | undefined;
  /** What may be loaded from outside MCP; by default nothing. */
  contentPolicy?: ContentPolicy | undefined;
  /**
   * Where dialogs and popovers are put; by default the end of the document's body. In a shadow root or another document
   * give an element of it, so that its style sheet reaches them.
   */
  portalContainer?: HTMLElement | undefined;
  /** Called when the user asks to sign in after a server answered 401 or 403. */
  onAuthRequired?: ((server: ResourceServer) => void) | undefined;
  children?: ReactNode;
}

/** Gives every part below it the servers, the language and the host's policies. Renders no element. */
export function ResourceProvider({
  servers: given,
  queryClient,
  locale,
  messages,
  dir,
  contentPolicy,
  portalContainer,
  onAuthRequired,
  children,
}: ResourceProviderProps) {
  const servers = useSameServers(given);
  const client = useQueryClientFor(queryClient);
  useReconnect(client, servers);
  useOneClientEach(client, servers);
  const language = readLocale(locale ?? "en");
  const pageDirection = usePageDirection();
  const direction = dir ?? (locale === undefined ? pageDirection : language.dir);
  const catalogue = useCatalogue(language.tag, messages);
  const t = useMemo(() => createTranslator(language.tag, catalogue), [language.tag, catalogue]);
  const value = useMemo(
    () => ({
      servers,
      getServer: (id: string) => servers.find((server) => server.id === id),
      queryClient: client,
      t,
      locale: language.tag,
      dir: direction,
      contentPolicy: contentPolicy ?? {},
      portalContainer,
      onAuthRequired,
    }),
    [servers, client, t, language.tag, direction, contentPolicy, portalContainer, onAuthRequired],
  );
  return <ResourceContext.Provider value={value}>{children}</ResourceContext.Provider>;
}

// Our own client only where neither the prop nor the app has one. Cleared a moment after the last unmount, so that no
// timer of its cache stays behind; StrictMode mounts again before that.
function useQueryClientFor(given: QueryClient | undefined): QueryClient {
  const ofApp = useContext(QueryClientContext);
  const outside = given ?? ofApp;
  const [own] = useState(() => (outside ? null : new QueryClient()));
  useEffect(() => {
    if (!own) return;
    own.mount();
    mounted.add(own);
    return () => {
      own.unmount();
      mounted.delete(own);
      setTimeout(() => mounted.has(own) || own.clear(), 1000);
    };
  }, [own]);
  return outside ?? own ?? fallback();
}

const mounted = new WeakSet<QueryClient>();

// The app took its own client away while we were mounted.
let shared: QueryClient | undefined;
const fallback = () => (shared ??= new QueryClient());
