import { QueryClient } from "@tanstack/react-query";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { Suspense, use, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ResourceProvider } from "../../src/index.js";
import { connectCatalogue } from "../../src/testing/index.js";
import { everyKind, EVERYTHING } from "./everything.js";

afterEach(() => void vi.restoreAllMocks());

function Late({ until, children }: { until: Promise<void>; children: ReactNode }) {
  use(until);
  return children;
}

describe.each(Object.entries(EVERYTHING))("%s, streamed by a Node server", (_, component) => {
  it("comes after its boundary's fallback, whole, and asks no server for anything", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    const { server, requests, close } = await connectCatalogue(everyKind);
    let arrive!: () => void;
    const until = new Promise<void>((resolve) => (arrive = resolve));
    const errors: unknown[] = [];
    const out = new PassThrough();
    let html = "";
    out.on("data", (chunk) => (html += String(chunk)));
    const app = (
      <ResourceProvider servers={[server]} queryClient={new QueryClient()}>
        <main>
          <Suspense fallback={<p>One moment</p>}>
            <Late until={until}>{component}</Late>
          </Suspense>
        </main>
      </ResourceProvider>
    );
    const stream = renderToPipeableStream(app, {
      onShellReady: () => void stream.pipe(out),
      onError: (error) => void errors.push(error),
    });
    await vi.waitFor(() => expect(html).toContain("<p>One moment</p>"));
    expect(html).not.toContain("data-slot=");
    arrive();
    await finished(out);
    expect(errors).toEqual([]);
    expect(html).toContain("data-slot=");
    expect(requests).toEqual([]);
    expect(consoleError.mock.calls).toEqual([]);
    await close();
  });
});
