import { describe, expect, it } from "vitest";
import { connectV1 } from "../support/connectV1.js";

describe("connectV1", () => {
  it("connects the SDK's version 1 client to a catalogue", async () => {
    const { client, server, notify, requests, close } = await connectV1({
      name: "notes",
      resources: [{ uri: "note:1", name: "One", text: "first note" }],
    });
    const { resources } = await client.listResources();
    expect(resources).toEqual([{ uri: "note:1", name: "One" }]);
    const { contents } = await client.readResource({ uri: "note:1" });
    expect(contents).toEqual([{ uri: "note:1", text: "first note" }]);
    expect(requests.map(({ method }) => method)).toEqual(["resources/list", "resources/read"]);
    const seen: unknown[] = [];
    server.changes.subscribe((change) => seen.push(change.type));
    notify("notifications/resources/list_changed");
    await expect.poll(() => seen).toEqual(["list-changed"]);
    await close();
  });
});
