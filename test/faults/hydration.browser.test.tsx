import { QueryClient } from "@tanstack/react-query";
import { StrictMode, Suspense, use, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream, renderToString } from "react-dom/server.browser";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ResourceProvider } from "mcp-resource-kit";
import { takeConsoleErrors } from "../support/browserSetup.js";
import { connectForTest, renderKit } from "../support/renderKit.js";
import { everyKind, EVERYTHING } from "./everything.js";

function Late({ until, children }: { until: Promise<void>; children: ReactNode }) {
  use(until);
  return children;
}

describe.each(Object.entries(EVERYTHING))("%s", (_, component) => {
  it.each([
    ["as a string", (app: ReactNode) => Promise.resolve(renderToString(app))],
    ["as a stream", async (app: ReactNode) => new Response(await renderToReadableStream(app)).text()],
  ])("rendered on the server %s, is taken over without a mismatch", async (__, render) => {
    const { server } = await connectForTest(everyKind);
    const app = () => (
      <ResourceProvider servers={[server]} queryClient={new QueryClient()}>
        {component}
      </ResourceProvider>
    );
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = await render(app());
    const first = container.firstElementChild;
    expect(first).not.toBeNull();
    const root = hydrateRoot(container, app(), { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    // Past the first commit and its effects.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([]);
    expect(container.firstElementChild).toBe(first);
    expect(unexpectedErrors()).toEqual([]);
  });

  it("streamed behind its boundary, is taken over where it was put, without a mismatch", async () => {
    const { server } = await connectForTest(everyKind);
    let arrive!: () => void;
    const moment = new Promise<void>((resolve) => (arrive = resolve));
    const app = (until: Promise<void>) => (
      <ResourceProvider servers={[server]} queryClient={new QueryClient()}>
        <main>
          <Suspense fallback={<p>One moment</p>}>
            <Late until={until}>{component}</Late>
          </Suspense>
        </main>
      </ResourceProvider>
    );
    const [shell, rest] = (await renderToReadableStream(app(moment))).tee();
    expect(new TextDecoder().decode((await shell.getReader().read()).value)).toContain("<p>One moment</p>");
    arrive();
    const html = await new Response(rest).text();
    const container = document.body.appendChild(document.createElement("div"));
    // So that the scripts run that put what came late into its place.
    container.append(document.createRange().createContextualFragment(html));
    await expect.poll(() => container.textContent).not.toContain("One moment");
    const first = container.querySelector("[data-slot]");
    expect(first).not.toBeNull();
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(container, app(moment), { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([]);
    expect(container.querySelector("[data-slot]")).toBe(first);
    expect(unexpectedErrors()).toEqual([]);
  });

  it("works in StrictMode, mounted twice", async () => {
    const screen = await renderKit(<StrictMode>{component}</StrictMode>, { catalogues: [everyKind] });
    await vi.waitFor(() => expect(screen.container.querySelector("[data-slot]")).not.toBeNull());
    await expect.poll(() => screen.container.querySelectorAll("[role=alert]:not(:empty)").length).toBe(0);
    await screen.unmount();
    expect(unexpectedErrors()).toEqual([]);
  });
});

// Server and page are one here, which React minds.
function unexpectedErrors(): string[] {
  return takeConsoleErrors().filter((text) => !text.startsWith("Detected multiple renderers"));
}
