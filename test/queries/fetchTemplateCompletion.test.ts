import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished } from "vitest";
import { fetchTemplateCompletion } from "../../src/queries/fetchTemplateCompletion.js";
import { templateCompletionQueryOptions } from "../../src/queries/templateCompletionQueryOptions.js";
import { connectCatalogue } from "../../src/testing/index.js";

const args = { template: "zoo://{animal}", variable: "animal", value: "" };

/** A server with two animals, of which an earlier answer in the cache had one. */
async function zoo(age: number) {
  const template = { uriTemplate: "zoo://{animal}", name: "animal", complete: { animal: () => ["ant", "asp"] } };
  const { server, close } = await connectCatalogue({ name: "zoo", templates: [template] });
  onTestFinished(close);
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const { queryKey } = templateCompletionQueryOptions(server, args);
  const updatedAt = Date.now() - age;
  queryClient.setQueryData(queryKey, { values: ["ant"], total: 1, hasMore: false }, { updatedAt });
  const complete = async (value: string) =>
    (await fetchTemplateCompletion(queryClient, server, { ...args, value })).values;
  return { queryClient, queryKey, complete };
}

describe("fetchTemplateCompletion", () => {
  it.each([
    [59_000, ["ant"]],
    [61_000, ["ant", "asp"]],
  ])("narrows an answer that is %i ms old only within its minute, then asks", async (age, values) => {
    const { complete } = await zoo(age);
    expect(await complete("a")).toEqual(values);
  });

  it("asks where nothing of the answer is left: a server may complete what it did not list", async () => {
    const { complete } = await zoo(0);
    expect(await complete("as")).toEqual(["ant", "asp"]);
  });

  it("asks where the answer was invalidated", async () => {
    const { complete, queryClient, queryKey } = await zoo(0);
    await queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    expect(await complete("a")).toEqual(["ant", "asp"]);
  });
});
