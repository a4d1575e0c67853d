import { useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import type { ResourceChange } from "../../src/client/ResourceChanges.js";
import { sdkChanges } from "../../src/client/sdkChanges.js";
import { useResources } from "../../src/queries/useResources.js";
import type { Catalogue, ConnectOptions } from "../../src/testing/index.js";
import { connectV1 } from "../support/connectV1.js";
import { connectForTest, renderKit } from "../support/renderKit.js";
import { untilHeard } from "../support/untilHeard.js";

const LIST_CHANGED = "notifications/resources/list_changed";
const UPDATED = "notifications/resources/updated";

const notes: Catalogue = {
  name: "notes",
  resources: [{ uri: "n:1", name: "one", text: "1" }],
  capabilities: { resources: { listChanged: true, subscribe: true } },
  handlers: { "resources/subscribe": () => ({}), "resources/unsubscribe": () => ({}) },
};

const methods = (requests: { method: string }[]) => requests.map(({ method }) => method);

async function connect(kind: "v1" | "legacy" | "modern", catalogue: Catalogue = notes) {
  return kind === "v1" ? connectV1(catalogue) : connectForTest(catalogue, { era: kind } satisfies ConnectOptions);
}

describe.each(["v1", "legacy", "modern"] as const)("sdkChanges(client), %s", (kind) => {
  it("tells of list changes and of updates to the URIs listened to", async () => {
    const { client, notify } = await connect(kind);
    const heard: ResourceChange[] = [];
    const end = sdkChanges(client).subscribe((change) => heard.push(change), { uris: ["n:1"] });
    await vi.waitFor(() => {
      notify(LIST_CHANGED);
      notify(UPDATED, { uri: "n:1" });
      expect(heard).toContainEqual({ type: "list-changed" });
      expect(heard).toContainEqual({ type: "updated", uri: "n:1" });
    });
    end();
    const count = heard.length;
    notify(LIST_CHANGED);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toHaveLength(count);
  });
});

describe("sdkChanges(client)", () => {
  it("is one for a client, so that two users do not take each other's notifications", async () => {
    const { client, notify } = await connect("legacy");
    const first = vi.fn<(change: ResourceChange) => void>();
    const second = vi.fn<(change: ResourceChange) => void>();
    sdkChanges(client).subscribe(first);
    sdkChanges(client).subscribe(second);
    notify(LIST_CHANGED);
    await vi.waitFor(() => expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]));
  });

  it("passes each notification on to the host's onChange", async () => {
    const { client, notify } = await connect("legacy");
    const [earlier, onChange] = [0, 1].map(() => vi.fn<(change: ResourceChange) => void>());
    // As from two renders: the last one counts.
    for (const one of [earlier, onChange]) sdkChanges(client, { onChange: one });
    notify(LIST_CHANGED);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ type: "list-changed" }));
    expect(earlier).not.toHaveBeenCalled();
  });

  it("subscribes once for a URI with two listeners, and unsubscribes after the last, before 2026-07-28", async () => {
    const { client, requests } = await connect("legacy");
    const changes = sdkChanges(client);
    const ends = [changes.subscribe(() => {}, { uris: ["n:1"] }), changes.subscribe(() => {}, { uris: ["n:1"] })];
    await vi.waitFor(() => expect(methods(requests)).toEqual(["resources/subscribe"]));
    ends[0]!();
    ends[1]!();
    await vi.waitFor(() => expect(methods(requests)).toEqual(["resources/subscribe", "resources/unsubscribe"]));
  });

  it("shares one stream between all URIs on a 2026-07-28 connection", async () => {
    const { client, notify } = await connectForTest(notes);
    const listen = vi.spyOn(client, "listen");
    const changes = sdkChanges(client);
    const heard = vi.fn<(change: ResourceChange) => void>();
    for (const uri of ["n:1", "n:2", "n:3"]) changes.subscribe(heard, { uris: [uri] });
    await vi.waitFor(() => {
      notify(UPDATED, { uri: "n:3" });
      expect(heard).toHaveBeenCalledWith({ type: "updated", uri: "n:3" });
    });
    expect(listen.mock.calls.map(([filter]) => filter)).toEqual([
      { resourcesListChanged: true, resourceSubscriptions: ["n:1", "n:2", "n:3"] },
    ]);
  });
});

describe("list_changed, through useResources", () => {
  function Count() {
    const { resources } = useResources();
    useEffect(() => {});
    return <output>{resources.map(({ name }) => name).join(" ")}</output>;
  }

  it.each(["legacy", "modern"] as const)(
    "refetches once for a burst of 200 and never loses the last, %s",
    async (kind) => {
      let sent = 0;
      const connection = await connect(kind, {
        name: "storm",
        capabilities: { resources: { listChanged: true } },
        handlers: { "resources/list": () => ({ resources: [{ uri: "g:n", name: `gen-${sent}` }] }) },
      });
      const server = { ...connection.server, changes: sdkChanges(connection.client) };
      const screen = await renderKit(<Count />, { servers: [server] });
      await expect.element(screen.getByText("gen-0")).toBeInTheDocument();
      await untilHeard(connection);
      const before = lists();
      for (sent = 1; sent <= 200; sent++) connection.notify(LIST_CHANGED);
      sent = 200;
      await expect.element(screen.getByText("gen-200")).toBeInTheDocument();
      expect(lists() - before).toBeLessThanOrEqual(4);

      function lists() {
        return methods(connection.requests).filter((method) => method === "resources/list").length;
      }
    },
  );

  it("is honoured though the server did not declare it", async () => {
    let listed = 0;
    const connection = await connect("legacy", {
      name: "undeclared",
      capabilities: { resources: {} },
      handlers: { "resources/list": () => ({ resources: [{ uri: "l:1", name: listed++ ? "New one" : "Old one" }] }) },
    });
    const server = { ...connection.server, changes: sdkChanges(connection.client) };
    const screen = await renderKit(<Count />, { servers: [server] });
    await expect.element(screen.getByText("Old one")).toBeInTheDocument();
    connection.notify(LIST_CHANGED);
    await expect.element(screen.getByText("New one")).toBeInTheDocument();
  });
});
