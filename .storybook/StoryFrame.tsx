import { QueryClient } from "@tanstack/react-query";
import { StrictMode, useEffect, useMemo, type CSSProperties, type ReactNode } from "react";
import { ResourceProvider } from "../src/client/ResourceProvider.js";
import type { ResourceServer } from "../src/client/ResourceServer.js";
import { initialGlobals } from "./toolbar.js";

interface StoryFrameProps {
  servers: readonly ResourceServer[];
  globals: Partial<typeof initialGlobals>;
  children: ReactNode;
}

/** What a host has around the kit: the provider, and the page's language, direction and density. */
export function StoryFrame({ servers, globals, children }: StoryFrameProps) {
  const { language, direction, density, strictMode } = { ...initialGlobals, ...globals };
  const dir = direction === "auto" ? (language === "fa" ? "rtl" : "ltr") : (direction as "ltr" | "rtl");
  // Nothing that one set of servers answered is shown for another.
  const queryClient = useMemo(() => queryClientFor(servers), [servers]);
  useEffect(() => {
    document.documentElement.dir = dir;
    document.documentElement.lang = language;
  }, [dir, language]);
  const frame = (
    <div dir={dir} lang={language} style={{ "--mcpr-scale": density } as CSSProperties}>
      <ResourceProvider servers={servers} queryClient={queryClient} locale={language} dir={dir}>
        {children}
      </ResourceProvider>
    </div>
  );
  return strictMode === "on" ? <StrictMode>{frame}</StrictMode> : frame;
}

const queryClients = new WeakMap<readonly ResourceServer[], QueryClient>();

// By the servers, not by the component: a story that is drawn anew keeps what it loaded.
function queryClientFor(servers: readonly ResourceServer[]): QueryClient {
  const client = queryClients.get(servers) ?? new QueryClient();
  queryClients.set(servers, client);
  return client;
}
