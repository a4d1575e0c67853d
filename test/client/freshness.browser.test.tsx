import { QueryClient, dehydrate } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
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

describe("shouldDehydrateResourceQuery, of a read", () => {
  it.each([
    ["public", true],
    ["private", false],
    [undefined, false],
  ])("marked %s keeps: %s; of completions and progress nothing is ever kept", async (cacheScope, kept) => {
    const { server } = await connectForTest({
      name: "notes",
      templates: [{ uriTemplate: "n:{id}", name: "n", complete: { id: () => ["secret"] } }],
      handlers: { "resources/read": () => ({ contents: [{ uri: "n:1", text: "t" }], cacheScope, ttlMs: 5 }) },
    });
    const { queryClient } = await show([server]);
    await vi.waitFor(() => expect(queryClient.getQueryCache().getAll().length).toBeGreaterThan(3));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: shouldDehydrateResourceQuery });
    expect(queries.some(({ queryKey }) => queryKey.includes("contents"))).toBe(kept);
    expect(queries.filter(({ queryKey }) => /completion|progress|questions/.test(JSON.stringify(queryKey)))).toEqual(
      [],
    );
  });
});

describe("a list whose pages have each a time to live", () => {
  it.each([
    [60_000, 60_000, 0],
    [60_000, 0, 2],
    [0, 60_000, 2],
    [60_000, undefined, 2],
    [60_000, -5, 2],
  ])("%s and %s ms: shown again, %i pages are asked for again", async (first, second, expected) => {
    const page = (ttlMs: number | undefined, rest: object) => ({ resources: [], cacheScope: "public", ttlMs, ...rest });
    const connection = await connectForTest({
      name: "notes",
      capabilities: { resources: {} },
      handlers: {
        "resources/list": ({ cursor }) => (cursor ? page(second, {}) : page(first, { nextCursor: "2" })),
        "resources/templates/list": () => ({ resourceTemplates: [], ttlMs: 60_000 }),
        "resources/read": () => ({ contents: [], ttlMs: 60_000 }),
      },
    });
    const { queryClient, setServers } = await show([connection.server]);
    const asked = () => connection.requests.filter(({ method }) => method === "resources/list").length;
    await vi.waitFor(() => expect([asked(), queryClient.isFetching()]).toEqual([2, 0]));
    setServers([]);
    await vi.waitFor(() => expect(queryClient.getQueryCache().findAll({ type: "active" })).toEqual([]));
    setServers([connection.server]);
    await vi.waitFor(() => expect(queryClient.getQueryCache().findAll({ type: "active" }).length).toBeGreaterThan(0));
    await vi.waitFor(() => expect([asked(), queryClient.isFetching()]).toEqual([2 + expected, 0]));
  });
});
