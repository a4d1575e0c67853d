import { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ResourceProvider } from "../../src/client/ResourceProvider.js";
import { sdkChanges } from "../../src/client/sdkChanges.js";
import { useResourceContents, type UseResourceContentsResult } from "../../src/queries/useResourceContents.js";
import { protocolError, type Catalogue } from "../../src/testing/index.js";
import { connectForTest, renderKit } from "../support/renderKit.js";

const reads = (requests: { method: string; params: unknown }[]) =>
  requests.filter(({ method }) => method === "resources/read").map(({ params }) => params as Record<string, unknown>);

async function read(catalogue: Catalogue, uri: string, options?: Parameters<typeof renderKit>[1]) {
  let latest!: UseResourceContentsResult;
  let unmount!: () => void;
  function Read() {
    const result = useResourceContents({ server: catalogue.name, uri });
    useEffect(() => {
      latest = result;
    });
    return null;
  }
  function Maybe() {
    const [shown, setShown] = useState(true);
    unmount = () => setShown(false);
    return shown && <Read />;
  }
  const kit = await renderKit(<Maybe />, options?.servers ? options : { catalogues: [catalogue], ...options });
  return { ...kit, latest: () => latest, unmount };
}

describe.each(["modern", "legacy"] as const)("useResourceContents, %s era", (era) => {
  it.each([
    "SiteKit://Settings/General",
    "screenshot://größe/50%",
    "x://trailing ",
    "git://h/a b#c?d",
    "file:///a/../b",
  ])("sends %j back byte for byte", async (uri) => {
    const handlers = {
      "resources/read": (params: { uri?: unknown }) => ({ contents: [{ uri: params.uri, text: "ok" }] }),
    };
    const { latest, connections } = await read({ name: "site", handlers }, uri, { era });
    await vi.waitFor(() => expect(latest().status).toBe("success"));
    expect(reads(connections[0]!.requests)).toEqual([{ uri }]);
    expect(latest().contents).toEqual([{ uri, text: "ok" }]);
  });

  it("keeps items it can use and counts the others", async () => {
    const contents = [{ uri: "m:1", text: "" }, { uri: "m:2" }, { uri: "m:3", blob: "-_", mimeType: "Image/PNG" }];
    const { latest } = await read({ name: "mixed", handlers: { "resources/read": () => ({ contents }) } }, "m:", {
      era,
    });
    await vi.waitFor(() => expect(latest().status).toBe("success"));
    expect(latest().contents).toEqual([contents[0], contents[2]]);
    expect(latest().unreadable).toBe(1);
  });

  it("gives an empty array for an answer without contents, and says when the server marked an error", async () => {
    const handlers = { "resources/read": () => ({ contents: [], isError: true }) };
    const { latest } = await read({ name: "empty", handlers }, "e:", { era });
    await vi.waitFor(() => expect(latest().status).toBe("success"));
    expect(latest()).toMatchObject({ contents: [], isError: true });
  });

  it("aborts the request when nobody shows it any more", async () => {
    let aborted = false;
    const handlers = {
      "resources/read": (_: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve) => signal.addEventListener("abort", () => resolve((aborted = true)))),
    };
    const { connections, unmount } = await read({ name: "slow", handlers }, "s:", { era });
    await vi.waitFor(() => expect(reads(connections[0]!.requests)).toHaveLength(1));
    unmount();
    await vi.waitFor(() => expect(aborted).toBe(true));
  });

  it("says cancelled after cancel(), and reads again on refetch()", async () => {
    const { latest } = await read(
      { name: "slow", resources: [{ uri: "s:", name: "s", text: "late" }], latency: 300 },
      "s:",
      { era },
    );
    await vi.waitFor(() => expect(latest().status).toBe("loading"));
    latest().cancel();
    await vi.waitFor(() => expect(latest()).toMatchObject({ status: "error", error: { kind: "cancelled" } }));
    latest().refetch();
    await vi.waitFor(() => expect(latest().contents).toMatchObject([{ text: "late" }]));
  });
});

describe("useResourceContents", () => {
  const form = {
    method: "elicitation/create",
    params: {
      mode: "form",
      message: "Which?",
      requestedSchema: { type: "object", properties: { env: { type: "string" } } },
    },
  };

  it("asks, sends the answers with the state byte for byte, asks again, and never caches the result", async () => {
    const requestState = 'st\u00e4te {"a": 1}  ';
    const answers = [
      { resultType: "input_required", inputRequests: { who: form }, requestState },
      { resultType: "input_required", inputRequests: { again: form }, requestState: "second" },
    ];
    let round = 0;
    const handlers = {
      "resources/read": () =>
        answers[round++] ?? {
          contents: [{ uri: "q:", text: `secret ${round}` }],
          ttlMs: 60_000,
          cacheScope: "private",
        },
    };
    const { latest, connections, queryClient } = await read({ name: "asks", handlers }, "q:");
    await vi.waitFor(() => expect(latest().status).toBe("input-required"));
    expect(latest().contents).toBeUndefined();
    expect(latest().inputRequest?.requests.who).toMatchObject({ mode: "form", message: "Which?" });

    latest().respond({ who: { action: "accept", content: { env: "prod" } } });
    await vi.waitFor(() => expect(latest().inputRequest?.requests.again).toBeDefined());
    latest().respond({ again: { action: "accept", content: {} } });
    await vi.waitFor(() => expect(latest().contents).toMatchObject([{ text: "secret 3" }]));

    expect(
      reads(connections[0]!.requests).map(({ inputResponses, requestState: state }) => ({ inputResponses, state })),
    ).toEqual([
      { inputResponses: undefined, state: undefined },
      { inputResponses: { who: { action: "accept", content: { env: "prod" } } }, state: requestState },
      { inputResponses: { again: { action: "accept", content: {} } }, state: "second" },
    ]);
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain("secret");
  });

  it("waits on for the answer while its host gives the server another name", async () => {
    const handlers = {
      "resources/read": async ({ inputResponses }: Record<string, unknown>) => {
        if (!inputResponses) return { resultType: "input_required", inputRequests: { who: form } };
        await new Promise((resolve) => setTimeout(resolve, 200));
        return { contents: [{ uri: "q:", text: "opened" }] };
      },
    };
    const { server } = await connectForTest({ name: "renamed", handlers });
    const queryClient = new QueryClient();
    let latest!: UseResourceContentsResult;
    function Read() {
      const result = useResourceContents({ server: "renamed", uri: "q:" });
      useEffect(() => {
        latest = result;
      });
      return null;
    }
    const app = (label: string) => (
      <ResourceProvider servers={[{ ...server, label }]} queryClient={queryClient}>
        <Read />
      </ResourceProvider>
    );
    const screen = await render(app("Old"));
    await vi.waitFor(() => expect(latest.status).toBe("input-required"));
    latest.respond({ who: { action: "accept", content: {} } });
    await vi.waitFor(() => expect(latest.status).toBe("loading"));
    await screen.rerender(app("New"));
    await vi.waitFor(() => expect(latest.contents).toMatchObject([{ text: "opened" }]));
  });

  it("repeats the read at once where the server only gave a state", async () => {
    let round = 0;
    const handlers = {
      "resources/read": () =>
        round++ === 0
          ? { resultType: "input_required", requestState: "go" }
          : { contents: [{ uri: "q:", text: "done" }] },
    };
    const { latest, connections } = await read({ name: "state", handlers }, "q:");
    await vi.waitFor(() => expect(latest().status).toBe("success"));
    expect(reads(connections[0]!.requests).at(-1)).toMatchObject({ requestState: "go" });
  });

  it("reads a fresh answer from the cache and a stale one anew", async () => {
    for (const [ttlMs, expected] of [
      [60_000, 1],
      [0, 2],
    ] as const) {
      const catalogue = { name: `ttl${ttlMs}`, resources: [{ uri: "t:", name: "t", text: "t" }], ttlMs };
      const first = await read(catalogue, "t:");
      await vi.waitFor(() => expect(first.latest().status).toBe("success"));
      first.unmount();
      const second = await read(catalogue, "t:", {
        servers: [first.connections[0]!.server],
        queryClient: first.queryClient,
      });
      await vi.waitFor(() => expect(second.latest().status).toBe("success"));
      await vi.waitFor(() => expect(first.queryClient.isFetching()).toBe(0));
      expect(reads(first.connections[0]!.requests)).toHaveLength(expected);
    }
  });

  it("reads again when the server says that the resource, or one below it, changed", async () => {
    let version = 0;
    const connection = await connectForTest(
      {
        name: "live",
        capabilities: { resources: { subscribe: true } },
        handlers: {
          "resources/read": () => ({ contents: [{ uri: "d://dir", text: `version ${version++}` }] }),
          "resources/subscribe": () => ({}),
          "resources/unsubscribe": () => ({}),
        },
      },
      { era: "legacy" },
    );
    const server = { ...connection.server, changes: sdkChanges(connection.client) };
    const { latest } = await read({ name: "live" }, "d://dir", { servers: [server] });
    await vi.waitFor(() => expect(latest().contents).toMatchObject([{ text: "version 0" }]));
    connection.notify("notifications/resources/updated", { uri: "d://dir/part" });
    await vi.waitFor(() => expect(latest().contents).toMatchObject([{ text: "version 1" }]));
  });

  it("reports progress while it reads", async () => {
    const catalogue: Catalogue = {
      name: "steps",
      handlers: {
        "resources/read": async (_, { progress }) => {
          for (let step = 1; step <= 3; step++) {
            await progress(step, 3);
            await new Promise((resolve) => setTimeout(resolve, 30));
          }
          return { contents: [{ uri: "p:", text: "done" }] };
        },
      },
    };
    const { latest } = await read(catalogue, "p:");
    await vi.waitFor(() => expect(latest().progress).toMatchObject({ progress: 2, total: 3 }), { interval: 5 });
    await vi.waitFor(() => expect(latest()).toMatchObject({ status: "success", progress: null }));
  });

  it("does not try again what the server refused, and does what may pass", async () => {
    let calls = 0;
    const refusing = await read(
      {
        name: "refuses",
        handlers: {
          "resources/read": () => {
            calls++;
            throw protocolError(-32002, "gone", { uri: "r:" });
          },
        },
      },
      "r:",
    );
    await vi.waitFor(() => expect(refusing.latest().status).toBe("error"));
    expect(calls).toBe(1);

    let tries = 0;
    const shaky = await read(
      {
        name: "shaky",
        resources: [{ uri: "r:", name: "r", text: "at last" }],
        http: async (request) =>
          (await request.clone().text()).includes("resources/read") && tries++ < 2
            ? new Response("", { status: 503 })
            : undefined,
      },
      "r:",
    );
    await vi.waitFor(() => expect(shaky.latest().contents).toMatchObject([{ text: "at last" }]), 5000);
  });
});
