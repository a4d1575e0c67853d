import { useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { useResources, type UseResourcesResult } from "../../src/queries/useResources.js";
import type { Catalogue } from "../../src/testing/index.js";
import { protocolError } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

function items(count: number, name = "item") {
  return Array.from({ length: count }, (_, index) => ({
    uri: `demo://${name}/${index}`,
    name: `${name} ${index}`,
  }));
}

async function watch(catalogues: Catalogue[], options?: Parameters<typeof renderKit>[1]) {
  const seen: UseResourcesResult[] = [];
  function Watch() {
    const result = useResources();
    useEffect(() => {
      seen.push(result);
    }, [result]);
    return null;
  }
  const kit = await renderKit(<Watch />, { catalogues, ...options });
  return { ...kit, seen, latest: () => seen.at(-1)! };
}

const listRequests = (requests: { method: string; params: unknown }[]) =>
  requests.filter(({ method }) => method === "resources/list");

describe.each(["modern", "legacy"] as const)("useResources, %s era", (era) => {
  it("follows every page to the last, each cursor once", async () => {
    const { latest, connections, seen } = await watch([{ name: "many", resources: items(25), pageSize: 10 }], { era });
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(latest().resources.map(({ uri }) => uri)).toEqual(items(25).map(({ uri }) => uri));
    expect(listRequests(connections[0]!.requests)).toHaveLength(3);
    expect(seen.some(({ status, loadedCount }) => status === "partial" && loadedCount === 10)).toBe(true);
  });

  it("takes an empty string for a cursor", async () => {
    const pages: Record<string, unknown> = {
      first: { resources: items(1, "a"), nextCursor: "" },
      "": { resources: items(1, "b") },
    };
    const { latest } = await watch(
      [
        {
          name: "odd",
          handlers: {
            "resources/list": ({ cursor }) => pages[(cursor as string | undefined) ?? "first"],
          },
        },
      ],
      { era },
    );
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(latest().resources.map(({ name }) => name)).toEqual(["a 0", "b 0"]);
  });

  it("ends where a server repeats itself, showing each resource once, with a note", async () => {
    const { latest, connections } = await watch(
      [
        {
          name: "loop",
          handlers: {
            "resources/list": () => ({ resources: items(1), nextCursor: "" }),
          },
        },
      ],
      { era },
    );
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(latest().loadedCount).toBe(1);
    expect(latest().problems).toEqual([{ server: "loop", entry: 'nextCursor, once more: ""', endsList: true }]);
    expect(listRequests(connections[0]!.requests).length).toBeLessThanOrEqual(3);
  });

  it("keeps the good entries of a page and reports the bad", async () => {
    const resources = [
      { uri: "n:1", name: "one" },
      { name: "no uri" },
      null,
      { uri: "n:2", mimeType: null, annotations: { lastModified: 5 } },
    ];
    const { latest } = await watch(
      [
        {
          name: "mixed",
          handlers: {
            "resources/list": () => ({ resources, nextCursor: null }),
          },
        },
      ],
      { era },
    );
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(latest().resources).toEqual([
      { server: "mixed", uri: "n:1", name: "one" },
      { server: "mixed", uri: "n:2", name: "n:2" },
    ]);
    expect(latest().problems.map(({ entry }) => entry)).toEqual(['{"name":"no uri"}', "null"]);
  });

  it("has an empty list, not an error, where the method is missing", async () => {
    const { latest } = await watch(
      [
        {
          name: "wiki",
          templates: [{ uriTemplate: "wiki://page/{id}", name: "Wiki page" }],
          handlers: {
            "resources/list": () => {
              throw protocolError(-32601, "Method not found");
            },
          },
        },
      ],
      { era },
    );
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(latest().templates.map(({ name }) => name)).toEqual(["Wiki page"]);
    expect(latest().listings[0]!.error).toBeNull();
  });

  it("keeps the rows that came before a page failed, and goes on from there on retry", async () => {
    let broken = true;
    const list = ({ cursor }: { cursor?: unknown }) => {
      if (cursor === undefined) return { resources: items(2, "a"), nextCursor: "2" };
      if (broken) throw protocolError(-32603, "kaput");
      return { resources: items(2, "b") };
    };
    const { latest, connections } = await watch([{ name: "flaky", handlers: { "resources/list": list } }], { era });
    await vi.waitFor(() => expect(latest().listings[0]!.status).toBe("error"));
    expect(latest().loadedCount).toBe(2);
    expect(latest().listings[0]!.error).toMatchObject({
      kind: "server",
      serverMessage: "kaput",
    });
    broken = false;
    latest().listings[0]!.retry();
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(latest().loadedCount).toBe(4);
    expect(listRequests(connections[0]!.requests).map(({ params }) => (params as { cursor?: string }).cursor)).toEqual([
      undefined,
      "2",
      "2",
    ]);
  });
});

describe("useResources", () => {
  it("shows the servers that answered while another is silent", async () => {
    const { latest } = await watch([
      { name: "dead", resources: items(1), latency: 60_000 },
      { name: "alive", resources: items(3, "alive") },
    ]);
    await vi.waitFor(() => expect(latest().listings[1]!.status).toBe("complete"));
    expect(latest().listings[0]!.status).toBe("loading");
    expect(latest().status).toBe("partial");
  });

  it("stops a long walk with what has come, and resumes it from there", async () => {
    const { latest, connections } = await watch([{ name: "long", resources: items(40), pageSize: 1, latency: 20 }]);
    await vi.waitFor(() => expect(latest().loadedCount).toBeGreaterThan(2));
    latest().stop();
    await vi.waitFor(() => expect(latest().listings[0]!.status).toBe("stopped"));
    const stoppedAt = latest().loadedCount;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(latest().loadedCount).toBe(stoppedAt);
    latest().resume();
    await vi.waitFor(() => expect(latest().isComplete).toBe(true), 5000);
    expect(latest().loadedCount).toBe(40);
    expect(listRequests(connections[0]!.requests).length).toBeLessThanOrEqual(45);
  });

  it("starts from the beginning when a cursor has expired", async () => {
    let expired = true;
    const list = ({ cursor }: { cursor?: unknown }) => {
      if (cursor === undefined) return { resources: items(2, "a"), nextCursor: "later" };
      if (expired) {
        expired = false;
        throw protocolError(-32602, "Invalid cursor");
      }
      return { resources: items(2, "b") };
    };
    const { latest } = await watch([{ name: "expiring", handlers: { "resources/list": list } }]);
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(latest().loadedCount).toBe(4);
  });

  it("starts from the beginning once, and then tells that the cursor is refused", async () => {
    const list = ({ cursor }: { cursor?: unknown }) => {
      if (cursor !== undefined) throw protocolError(-32602, "Invalid cursor");
      return { resources: items(2), nextCursor: "never" };
    };
    const { latest, connections } = await watch([{ name: "refusing", handlers: { "resources/list": list } }]);
    await vi.waitFor(() => expect(latest().listings[0]!.status).toBe("error"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(listRequests(connections[0]!.requests)).toHaveLength(4);
    expect(latest().loadedCount).toBe(2);
  });

  it("ends where a slow server goes in a circle of several pages", async () => {
    const next: Record<string, string> = { first: "a", a: "b", b: "a" };
    const list = ({ cursor = "first" }: { cursor?: string }) => ({
      resources: items(1, cursor),
      nextCursor: next[cursor],
    });
    const circle = { name: "circle", latency: 130, handlers: { "resources/list": list as () => unknown } };
    const { latest, connections } = await watch([circle]);
    await vi.waitFor(() => expect(latest().isComplete).toBe(true), 5000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(latest().resources.map(({ name }) => name)).toEqual(["first 0", "a 0", "b 0"]);
    expect(listRequests(connections[0]!.requests)).toHaveLength(3);
  });

  it("asks nothing of a server without resources", async () => {
    const { latest, connections } = await watch([{ name: "tools", capabilities: { tools: {} } }]);
    await vi.waitFor(() => expect(latest().isComplete).toBe(true));
    expect(connections[0]!.requests).toEqual([]);
  });

  it("lists once for many users of one server", async () => {
    function Three() {
      useResources();
      useResources({ server: "one" });
      useResources({ servers: ["one"] });
      return null;
    }
    const { connections, queryClient } = await renderKit(<Three />, {
      catalogues: [{ name: "one", resources: items(3) }],
    });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(listRequests(connections[0]!.requests)).toHaveLength(1);
  });

  it("shows the first of 100,000 resources while the rest arrives", async () => {
    const { latest, seen } = await watch([{ name: "big", resources: items(100_000), pageSize: 1000 }]);
    await vi.waitFor(() => expect(latest().isComplete).toBe(true), 20_000);
    expect(latest().loadedCount).toBe(100_000);
    expect(seen.find(({ loadedCount }) => loadedCount > 0)!.loadedCount).toBe(1000);
  });
});
