import { describe, expect, it, onTestFinished } from "vitest";
import { connectCatalogue, type Catalogue } from "../../src/testing/index.js";
import { catalogues } from "../../stories/servers/catalogues.js";

const DELIBERATELY_FAULTY = new Set(["slow", "broken", "dead", "office"]);
const sound = Object.entries(catalogues).filter(([name]) => !DELIBERATELY_FAULTY.has(name));

async function connect(catalogue: Catalogue, era: "modern" | "legacy" = "modern") {
  const connection = await connectCatalogue(catalogue, { era, latency: 0 });
  onTestFinished(() => connection.close());
  return connection.client;
}

describe.each(["modern", "legacy"] as const)("the playground's servers, %s era", (era) => {
  it.each(sound)("%s lists, and reads all that it lists", async (_name, catalogue) => {
    const client = await connect(catalogue, era);
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(0);
    for (const { uri, mimeType } of resources.filter((item) => item.mimeType !== "inode/directory")) {
      const [first] = (await client.readResource({ uri })).contents;
      expect(first?.mimeType).toBe(mimeType ?? first?.mimeType ?? "some type");
    }
  });
});

describe("the database of the playground", () => {
  it("completes 2,500 stations, of one basin where that is known", async () => {
    const client = await connect(catalogues.database);
    const ref = { type: "ref/resource" as const, uri: "db://stations/{basin}/{station}" };
    const argument = { name: "station", value: "" };
    expect((await client.complete({ ref, argument })).completion.total).toBe(2500);
    const context = { arguments: { basin: "cedar" } };
    const { completion } = await client.complete({ ref, argument, context });
    expect(completion).toMatchObject({ total: 500, hasMore: true });
    expect(completion.values[0]).toBe("cedar-001");
  });

  it("reads what its templates expand to, and only that", async () => {
    const client = await connect(catalogues.database);
    const read = async (uri: string) => (await client.readResource({ uri })).contents[0];
    expect(await read("db://stations/elm/elm-500")).toMatchObject({ mimeType: "application/json" });
    const csv = await read("db://measurements/elm/elm-001/2026?kind=flow&kind=rain&limit=10");
    expect((csv as { text: string }).text.split("\n")).toHaveLength(11);
    expect((csv as { text: string }).text).toMatch(/^day,flow,rain\n/);
    await expect(read("db://stations/elm/oak-001")).rejects.toMatchObject({ code: -32602 });
  });
});
