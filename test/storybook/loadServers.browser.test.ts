import { describe, expect, it, onTestFinished } from "vitest";
import { closeServers, loadServers, type McpParameters } from "../../.storybook/servers/loadServers.js";
import { catalogues } from "../../stories/servers/catalogues.js";

const own = { name: "own", resources: [{ uri: "own:1", name: "One", text: "first" }] };

async function load(mcp: McpParameters | undefined, server = "story", id = "a--story") {
  onTestFinished(() => closeServers(id));
  return await loadServers({ id, parameters: { mcp }, globals: { server } });
}

const idsOf = ({ servers }: Awaited<ReturnType<typeof load>>) => servers.map(({ id }) => id);

describe("loadServers", () => {
  it("connects the catalogues and names that a story gives, in their order", async () => {
    expect(idsOf(await load({ servers: [own, "handbook"] }))).toEqual(["own", "handbook"]);
    expect(idsOf(await load(undefined, "story", "b--story"))).toEqual([]);
  });

  it("keeps the connections while a story is drawn anew, and opens others for other servers", async () => {
    const first = await load({ servers: [own] });
    expect(await load({ servers: [own] })).toBe(first);
    const legacy = await load({ servers: [own], era: "legacy" });
    expect(legacy).not.toBe(first);
    expect(legacy.connections[0]?.client?.getProtocolEra()).toBe("legacy");
  });

  it("puts what the toolbar says in the place of the story's servers", async () => {
    expect(idsOf(await load({ servers: [own] }, "media"))).toEqual(["media"]);
    expect(idsOf(await load({ servers: [own] }, "all"))).toHaveLength(Object.keys(catalogues).length);
  });

  it("shows the playground's servers where none were given to npm start", async () => {
    expect(idsOf(await load({ servers: "playground" }))).toEqual(idsOf(await load(undefined, "all", "b--story")));
    expect(idsOf(await load({ servers: [own] }, "connected"))).toEqual([]);
  });

  it("ends the connections when the story goes", async () => {
    const { connections } = await load({ servers: [own] });
    const { client } = connections[0]!;
    await client!.readResource({ uri: "own:1" });
    await closeServers("a--story");
    await expect(client!.readResource({ uri: "own:1" })).rejects.toThrow(/not connected/i);
  });
});
