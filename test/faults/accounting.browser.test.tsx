import { QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { ResourceProvider } from "mcp-resource-kit";
import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { connectForTest } from "../support/renderKit.js";
import { everyKind, EVERYTHING } from "./everything.js";
import { trackPage } from "./trackPage.js";

const ROUNDS = import.meta.env.VITE_SOAK === "1" ? 1000 : 25;
const everything = (
  <>
    {Object.entries(EVERYTHING).map(([name, component]) => (
      <div key={name}>{component}</div>
    ))}
  </>
);

const SHOWN = ["h1", 'img[src^="blob:"]', "[role=treeitem]", "[role=option]", "[data-slot=resource-attachments-item]"];

/** A server of which the open subscriptions and the open streams are known. */
async function connectCounted() {
  const open = { subscriptions: 0, streams: 0, most: 0 };
  const { server } = await connectForTest({
    ...everyKind,
    http: async (request, next) => {
      const isStream = (await request.clone().text()).includes('"subscriptions/listen"');
      if (!isStream) return next();
      open.streams++;
      open.most = Math.max(open.most, open.streams);
      request.signal.addEventListener("abort", () => open.streams--, { once: true });
      return next();
    },
  });
  const changes: typeof server.changes = server.changes && {
    ...server.changes,
    subscribe: (...args) => {
      const stop = server.changes!.subscribe(...args);
      open.subscriptions++;
      return () => {
        open.subscriptions--;
        stop();
      };
    },
  };
  return { server: { ...server, changes }, open };
}

/** Not by `render` of the test library, which keeps what it rendered into until the test ends. */
async function mountOnce(server: Awaited<ReturnType<typeof connectCounted>>["server"]) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  root.render(
    <ResourceProvider servers={[server]} queryClient={queryClient}>
      {everything}
    </ResourceProvider>,
  );
  await vi.waitFor(() => {
    expect(SHOWN.filter((selector) => !document.querySelector(selector))).toEqual([]);
  }, 20_000);
  return {
    container,
    unmount() {
      root.unmount();
      container.remove();
    },
  };
}

describe("mounting and unmounting every component many times", () => {
  it(
    "leaves no listener, timer, object URL, observer, subscription, stream, node or memory behind",
    { timeout: ROUNDS * 4000 },
    async () => {
      const { server, open } = await connectCounted();
      const tracked = trackPage();
      // React listens to each document once and for good, and much is made at its first use.
      for (let round = 0; round < 5; round++) (await mountOnce(server)).unmount();
      const settled = () => {
        expect(open).toMatchObject({ subscriptions: 0, streams: 0 });
        expect(tracked.held()).toMatchObject({ timers: [], urls: 0, observers: 0 });
      };
      await vi.waitFor(settled, { timeout: 15_000 });
      const before = tracked.held();
      const { bytes: bytesBefore, ...countsBefore } = await usage();
      for (let round = 0; round < ROUNDS; round++) (await mountOnce(server)).unmount();
      await vi.waitFor(settled, { timeout: 15_000 });
      expect(tracked.held()).toEqual(before);
      // By the browser's own count, of every target and every node. What one round holds is far more than this.
      const { bytes, ...counts } = await usage();
      expect(counts).toEqual(countsBefore);
      expect(bytes - bytesBefore).toBeLessThan(3_000_000 + ROUNDS * 4000);
      expect(tracked.urlsMade()).toBeGreaterThanOrEqual(ROUNDS);
      expect(open.most).toBe(1);
    },
  );

  it("and opening what opens leaves nothing behind either", async () => {
    const { server } = await connectCounted();
    const tracked = trackPage();
    async function openAll() {
      const screen = await mountOnce(server);
      for (const name of ["Open dialog", "Open popover"]) {
        await userEvent.click(page.getByRole("button", { name }));
        await userEvent.keyboard("{Escape}");
      }
      await userEvent.click(page.getByRole("button", { name: "Open dialog" }));
      screen.unmount();
    }
    await openAll();
    const settled = () => expect(tracked.held()).toMatchObject({ timers: [], urls: 0, observers: 0 });
    await vi.waitFor(settled, { timeout: 15_000 });
    const before = tracked.held();
    await openAll();
    await vi.waitFor(settled, { timeout: 15_000 });
    expect(tracked.held()).toEqual(before);
    expect(document.querySelectorAll("[data-radix-focus-guard], [data-slot^=resource-picker]")).toHaveLength(0);
  });

  it("keeps no element alive", { timeout: ROUNDS * 4000 }, async () => {
    const { server } = await connectCounted();
    const elements: WeakRef<Element>[][] = [];
    for (let round = 0; round < 10; round++) {
      const screen = await mountOnce(server);
      elements.push([...screen.container.querySelectorAll("[data-slot]")].map((element) => new WeakRef(element)));
      screen.unmount();
    }
    // React holds on to what it rendered last.
    const alive = () =>
      elements
        .slice(0, -2)
        .flat()
        .filter((ref) => ref.deref() !== undefined);
    expect(elements[0]!.length).toBeGreaterThan(20);
    await vi.waitFor(
      async () => {
        await collectGarbage();
        expect(alive().map((ref) => ref.deref()?.getAttribute("data-slot"))).toEqual([]);
      },
      { timeout: 15_000 },
    );
  });
});

async function usage() {
  // A finalizer may set more free.
  for (let pass = 0; pass < 3; pass++) await collectGarbage();
  const { nodes, jsEventListeners } = await send<{ nodes: number; jsEventListeners: number }>("Memory.getDOMCounters");
  const { usedSize } = await send<{ usedSize: number }>("Runtime.getHeapUsage");
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

const collectGarbage = () => send("HeapProfiler.collectGarbage");

function send<Answer>(method: string): Promise<Answer> {
  return (cdp() as { send: (method: string) => Promise<unknown> }).send(method) as Promise<Answer>;
}
