import { QueryClient } from "@tanstack/react-query";
import { StrictMode, useEffect, useMemo, type CSSProperties, type ReactNode } from "react";
import { ResourceProvider } from "../src/client/ResourceProvider.js";
import type { ResourceServer } from "../src/client/ResourceServer.js";
import { readLocale } from "../src/utils/readLocale.js";
import { initialGlobals, themes } from "./toolbar.js";

interface StoryFrameProps {
  servers: readonly ResourceServer[];
  globals: Partial<typeof initialGlobals & { theme: string }>;
  /** It shares its page with other stories, which may have another theme, language or direction. */
  isOneOfMany: boolean;
  children: ReactNode;
}

/** What a host has around the kit: the provider, and the page's look, language, direction and density. */
export function StoryFrame({ servers, globals, isOneOfMany, children }: StoryFrameProps) {
  const { look, language, direction, density, strictMode } = { ...initialGlobals, ...globals };
  const dir = direction === "auto" ? readLocale(language).dir : (direction as "ltr" | "rtl");
  // Nothing that one set of servers answered is shown for another.
  const queryClient = useMemo(() => queryClientFor(servers), [servers]);
  // On the page, not on the frame: dialogs and popovers stand at the end of the body.
  useEffect(() => {
    if (isOneOfMany) return;
    const page = document.documentElement;
    page.dir = dir;
    page.lang = language;
    page.dataset.look = look;
    page.style.setProperty("--mcpr-scale", density);
  }, [dir, language, look, density, isOneOfMany]);
  const dress = isOneOfMany && {
    "data-theme": themes[globals.theme ?? ""] ?? "light",
    "data-look": look,
    style: { "--mcpr-scale": density } as CSSProperties,
  };
  const frame = (
    <div dir={dir} lang={language} {...dress}>
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
