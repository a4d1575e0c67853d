import { describe, expect, it } from "vitest";
import { displayName } from "../../src/model/displayName.js";
import { resourceContentsQueryOptions } from "../../src/queries/resourceContentsQueryOptions.js";
import { listCases } from "../fixtures/cases/listCases.js";
import { replayCatalogue } from "../support/replayCatalogue.js";
import { watchResources } from "../support/watchResources.js";

describe.each(["modern", "legacy"] as const)("useResources, %s era", (era) => {
  it.each(listCases)("survives $symptom", async ({ server, expected }) => {
    const { complete, connections } = await watchResources([replayCatalogue(server)], { era });
    const { resources, templates, problems, listings } = await complete();
    expect(listings[0]!.error).toBeNull();
    expect(resources.map(({ uri }) => uri)).toEqual(expected.uris);
    expect(templates.map(({ uriTemplate }) => uriTemplate)).toEqual(expected.templates ?? []);
    expect(problems).toHaveLength(expected.problems ?? 0);
    expect(resources.map(displayName)).toEqual(expected.names ?? resources.map(displayName));
    const requests = connections[0]!.requests.filter(({ method }) => method === "resources/list");
    const cursors = requests.map(({ params }) => params.cursor);
    expect(cursors).toEqual(expected.cursors ?? cursors);
  });

  it("sends each URI back as it was listed", async () => {
    const odd = listCases.find(({ server }) => server.server.name === "yard")!;
    const { queryClient, connections } = await watchResources([replayCatalogue(odd.server)], { era });
    const { server, requests } = connections[0]!;
    for (const uri of odd.expected.uris) {
      await expect(queryClient.fetchQuery(resourceContentsQueryOptions(server, uri))).rejects.toMatchObject({
        kind: "not-found",
      });
    }
    const read = requests.filter(({ method }) => method === "resources/read").map(({ params }) => params.uri);
    expect(read).toEqual(odd.expected.uris);
  });
});
