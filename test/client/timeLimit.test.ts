import { afterEach, describe, expect, it, vi } from "vitest";
import type { ResourceClient } from "../../src/client/ResourceClient.js";
import type { ResourceServer } from "../../src/client/ResourceServer.js";
import { sendRequest } from "../../src/client/sendRequest.js";
import { connectCatalogue, type Catalogue } from "../../src/testing/index.js";
import { connectV1 } from "../support/connectV1.js";

const silent: Catalogue = { name: "silent", resources: [{ uri: "s:1", name: "One" }], latency: 3_600_000 };
const clients = {
  modern: () => connectCatalogue(silent),
  legacy: () => connectCatalogue(silent, { era: "legacy" }),
  v1: () => connectV1(silent),
};

const read = (server: ResourceServer, options?: Parameters<typeof sendRequest>[3]) =>
  sendRequest(server, "resources/read", { uri: "s:1" }, options).then(
    () => "answered",
    ({ kind }: { kind: string }) => kind,
  );

describe.each(Object.entries(clients))("a server that never answers, %s client", (_, connect) => {
  it("is given up after `timeout`, and is told so", async () => {
    const { server, requests, close } = await connect();
    expect(await read({ ...server, timeout: 50 })).toBe("timeout");
    await vi.waitFor(() => expect(requests).toMatchObject([{ method: "resources/read", aborted: true }]));
    await close();
  });

  it("is told when the user gives up first", async () => {
    const { server, requests, close } = await connect();
    const controller = new AbortController();
    const answer = read(server, { signal: controller.signal });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect(await answer).toBe("cancelled");
    await vi.waitFor(() => expect(requests[0]!.aborted).toBe(true));
    await close();
  });
});

describe("a host's own client that knows no time limit and looks at no signal", () => {
  let options: { signal?: AbortSignal; onprogress?: (step: { progress: number }) => void } = {};
  const never = (_: unknown, given?: object) => {
    options = given ?? {};
    return new Promise<never>(() => {});
  };
  const client: ResourceClient = {
    listResources: never,
    listResourceTemplates: never,
    readResource: never,
    complete: never,
  };
  const server: ResourceServer = { id: "proxy", label: "Proxy", client };
  afterEach(() => vi.useRealTimers());

  /** What has become of the read by then. */
  async function fate(answer: Promise<string>, ms: number) {
    await vi.advanceTimersByTimeAsync(ms);
    return Promise.race([answer, Promise.resolve("open")]);
  }

  it("is given up after a minute", async () => {
    vi.useFakeTimers();
    const answer = read(server);
    expect(await fate(answer, 59_000)).toBe("open");
    expect(await fate(answer, 2000)).toBe("timeout");
    expect(options.signal?.aborted).toBe(true);
  });

  it("has a minute again after every step of progress", async () => {
    vi.useFakeTimers();
    const onProgress = vi.fn<(step: object) => void>();
    const answer = read(server, { onProgress });
    for (let step = 1; step <= 3; step++) {
      expect(await fate(answer, 50_000)).toBe("open");
      options.onprogress!({ progress: step });
    }
    expect(onProgress.mock.calls).toEqual([[{ progress: 1 }], [{ progress: 2 }], [{ progress: 3 }]]);
    expect(await fate(answer, 61_000)).toBe("timeout");
  });

  it("has as long as `timeout` says, for ever where that is Infinity", async () => {
    vi.useFakeTimers();
    expect(await fate(read({ ...server, timeout: 1000 }), 1001)).toBe("timeout");
    expect(await fate(read({ ...server, timeout: Infinity }), 3_600_000)).toBe("open");
  });

  it("has the time in which the user answers what the server asks", async () => {
    vi.useFakeTimers();
    const asked = { ...server, elicitation: { attend: () => () => {} } };
    expect(await fate(read(asked), 600_000)).toBe("open");
  });

  it("is let go of at once when the signal aborts, with no timer left behind", async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const answer = read(server, { signal: controller.signal });
    controller.abort();
    expect(await fate(answer, 0)).toBe("cancelled");
    expect(options.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
