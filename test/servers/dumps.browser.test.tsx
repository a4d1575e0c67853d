import { describe, expect, it } from "vitest";
import { resourceContentsQueryOptions } from "../../src/queries/resourceContentsQueryOptions.js";
import { replayCatalogue, type RecordedAnswer, type Recording } from "../support/replayCatalogue.js";
import { watchResources } from "../support/watchResources.js";

// Recorded answers of eight published servers; long texts are cut short.
const dumps = import.meta.glob<Recording & { package: string; era: "modern" | "legacy" }>("../fixtures/dumps/*.json", {
  eager: true,
  import: "default",
});

const resultsOf = <T,>(answers: readonly RecordedAnswer[], method: string, key: string) =>
  answers
    .filter((answer) => answer.method === method)
    .flatMap(({ result }) => (result as Record<string, T[]>)?.[key] ?? []);

describe.each(Object.values(dumps))("$package", (dump) => {
  it("lists what the server lists, with every URI byte for byte", async () => {
    const { complete } = await watchResources([replayCatalogue(dump)], { era: dump.era });
    const { listings, problems } = await complete();
    const [listing] = listings;
    expect(listing).toMatchObject({ status: "complete", error: null, templatesError: null });
    expect(problems).toEqual([]);
    const resources = resultsOf<{ uri: string }>(dump.answers, "resources/list", "resources");
    expect(listing!.resources.map(({ uri }) => uri)).toEqual(resources.map(({ uri }) => uri));
    expect(resources.length).toBeGreaterThan(0);
    const templates = resultsOf<{ uriTemplate: string }>(dump.answers, "resources/templates/list", "resourceTemplates");
    expect(listing!.templates.map(({ uriTemplate }) => uriTemplate)).toEqual(templates.map((item) => item.uriTemplate));
  });

  it("reads what was read, and fails as it failed", async () => {
    const { queryClient, connections } = await watchResources([replayCatalogue(dump)], { era: dump.era });
    const { server } = connections[0]!;
    for (const { method, params, result, error } of dump.answers) {
      if (method !== "resources/read") continue;
      const { uri } = params as { uri: string };
      const outcome = await queryClient
        .fetchQuery(resourceContentsQueryOptions(server, uri))
        .catch((cause: unknown) => cause);
      const { contents, isError = false } = (result ?? {}) as { contents?: unknown[]; isError?: boolean };
      expect(outcome).toMatchObject(
        error
          ? { name: "ResourceError", uri, code: error.code, serverMessage: error.message.trim() }
          : { contents: { length: contents?.length }, isError },
      );
    }
  });
});
