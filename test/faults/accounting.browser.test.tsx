import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { connectForTest, renderKit } from "../support/renderKit.js";
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

async function mountOnce(server: Awaited<ReturnType<typeof connectCounted>>["server"]) {
  const screen = await renderKit(everything, { servers: [server] });
  // By plain selectors: a locator's assertion keeps its element until the test ends.
  await vi.waitFor(() => {
    expect(SHOWN.filter((selector) => !document.querySelector(selector))).toEqual([]);
  }, 20_000);
  return screen;
}

describe("mounting and unmounting every component many times", () => {
  it(
    "leaves no listener, timer, object URL, observer, subscription or stream behind",
    { timeout: ROUNDS * 4000 },
    async () => {
      const { server, open } = await connectCounted();
      const tracked = trackPage();
      // React listens to each document once and for good.
      await (await mountOnce(server)).unmount();
      const settled = () => {
        expect(open).toMatchObject({ subscriptions: 0, streams: 0 });
        expect(tracked.held()).toMatchObject({ timers: [], urls: 0, observers: 0 });
      };
      await vi.waitFor(settled, { timeout: 15_000 });
      const before = tracked.held();
      for (let round = 0; round < ROUNDS; round++) await (await mountOnce(server)).unmount();
      await vi.waitFor(settled, { timeout: 15_000 });
      expect(tracked.held()).toEqual(before);
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
      await screen.unmount();
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
      await screen.unmount();
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

function collectGarbage(): Promise<unknown> {
  return (cdp() as { send: (method: string) => Promise<unknown> }).send("HeapProfiler.collectGarbage");
}
