import { QueryClient, dehydrate } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ModernSubscription } from "../../src/client/ModernSubscription.js";
import { ResourceProvider } from "../../src/client/ResourceProvider.js";
import type { ResourceServer } from "../../src/client/ResourceServer.js";
import { shouldDehydrateResourceQuery } from "../../src/queries/shouldDehydrateResourceQuery.js";
import { useResourceContents } from "../../src/queries/useResourceContents.js";
import { useResources } from "../../src/queries/useResources.js";
import { useTemplateCompletion } from "../../src/queries/useTemplateCompletion.js";
import { connectForTest } from "../support/renderKit.js";

function Everything() {
  const { resources, templates } = useResources();
  const { contents } = useResourceContents({ server: "notes", uri: "n:1" });
  const { values } = useTemplateCompletion({ server: "notes", template: "n:{id}", variable: "id", value: "" });
  return (
    <output>
      {[
        ...resources.map(({ name }) => name),
        ...templates.map(({ name }) => name),
        contents?.[0]?.text,
        ...values,
      ].join(" ")}
    </output>
  );
}

async function connect(word: string) {
  const connection = await connectForTest({
    name: "notes",
    resources: [{ uri: "n:1", name: `list-${word}`, text: `text-${word}` }],
    templates: [{ uriTemplate: "n:{id}", name: `template-${word}`, complete: { id: () => [`value-${word}`] } }],
  });
  return connection.server;
}

const shown = (word: string) => `list-${word} template-${word} text-${word} value-${word}`;

async function show(first: ResourceServer[]) {
  let setServers!: (servers: ResourceServer[]) => void;
  const seen: string[] = [];
  const queryClient = new QueryClient();
  function App() {
    const [servers, set] = useState(first);
    useEffect(() => {
      setServers = set;
    }, []);
    return (
      <ResourceProvider servers={servers} queryClient={queryClient}>
        <Everything />
      </ResourceProvider>
    );
  }
  const screen = await render(<App />);
  const observer = new MutationObserver(() => seen.push(screen.container.textContent));
  observer.observe(screen.container, { subtree: true, childList: true, characterData: true });
  return { ...screen, seen, queryClient, setServers: (servers: ResourceServer[]) => setServers(servers) };
}

describe("servers of a ResourceProvider", () => {
  it("another principal under the same id is never shown what the first one had", async () => {
    const ann = { ...(await connect("ann")), principal: "ann" };
    const bob = { ...(await connect("bob")), principal: "bob" };
    const { getByText, seen, setServers } = await show([ann]);
    await expect.element(getByText(shown("ann"))).toBeInTheDocument();
    seen.length = 0;
    setServers([bob]);
    await expect.element(getByText(shown("bob"))).toBeInTheDocument();
    expect(seen.filter((text) => text.includes("ann"))).toEqual([]);
  });

  it("a new client under the same id and principal keeps what is shown and lists anew", async () => {
    const { getByText, seen, setServers } = await show([await connect("old")]);
    await expect.element(getByText(shown("old"))).toBeInTheDocument();
    seen.length = 0;
    setServers([await connect("new")]);
    await expect.element(getByText(/list-new template-new text-new/)).toBeInTheDocument();
    expect(seen).not.toContain("");
  });

  it("a server that is taken away and given back is shown again", async () => {
    const server = await connect("it");
    const { container, getByText, setServers } = await show([server]);
    await expect.element(getByText(shown("it"))).toBeInTheDocument();
    setServers([]);
    await vi.waitFor(() => expect(container.textContent).not.toContain("list-it"));
    setServers([server]);
    await expect.element(getByText(shown("it"))).toBeInTheDocument();
  });
});

describe("shouldDehydrateResourceQuery", () => {
  it.each([
    ["public", "public", true],
    ["public", "private", false],
    ["public", undefined, false],
  ])("of pages marked %s and %s keeps: %s", async (first, second, kept) => {
    const page = (cacheScope: string | undefined, rest: object) => ({ resources: [], cacheScope, ttlMs: 5, ...rest });
    const { server } = await connectForTest({
      name: "notes",
      handlers: {
        "resources/list": ({ cursor }) => (cursor ? page(second, {}) : page(first, { nextCursor: "2" })),
      },
    });
    const { queryClient } = await show([server]);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: shouldDehydrateResourceQuery });
    expect(queries.some(({ queryKey }) => queryKey.at(-1) === "resources")).toBe(kept);
  });
});

describe("ModernSubscription", () => {
  it("listens again after a drop, waiting longer each time, and says what may be missed", async () => {
    vi.useFakeTimers();
    try {
      const times: number[] = [];
      let drop = () => {};
      const listen = vi.fn<() => Promise<object>>(async () => {
        times.push(Date.now());
        if (times.length === 2 || times.length === 3) throw new TypeError("Failed to fetch");
        return { close: async () => {}, closed: new Promise<string>((resolve) => (drop = () => resolve("remote"))) };
      });
      const onMissed = vi.fn<() => void>();
      const subscription = new ModernSubscription(listen, onMissed);
      subscription.follow(true, ["n:1"]);
      await vi.advanceTimersByTimeAsync(100);
      expect(onMissed).not.toHaveBeenCalled();
      drop();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(times).toHaveLength(4);
      const waits = times.slice(1).map((time, index) => (time - times[index]!) / 1000);
      expect(waits[1]).toBeGreaterThanOrEqual(1.5);
      expect(waits[2]).toBeGreaterThanOrEqual(3);
      expect(onMissed).toHaveBeenCalledOnce();
      subscription.follow(false, []);
      await vi.advanceTimersByTimeAsync(100);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
