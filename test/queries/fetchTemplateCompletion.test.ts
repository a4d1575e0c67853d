import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished } from "vitest";
import { fetchTemplateCompletion } from "../../src/queries/fetchTemplateCompletion.js";
import { templateCompletionQueryOptions } from "../../src/queries/templateCompletionQueryOptions.js";
import { connectCatalogue } from "../../src/testing/index.js";

describe("fetchTemplateCompletion", () => {
  it.each([
    [59_000, ["ant"]],
    [61_000, ["ant", "asp"]],
  ])("narrows an answer that is %i ms old only within its minute, then asks", async (age, values) => {
    const template = { uriTemplate: "zoo://{animal}", name: "animal", complete: { animal: () => ["ant", "asp"] } };
    const { server, close } = await connectCatalogue({ name: "zoo", templates: [template] });
    onTestFinished(close);
    const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
    const args = { template: "zoo://{animal}", variable: "animal", value: "" };
    queryClient.setQueryData(
      templateCompletionQueryOptions(server, args).queryKey,
      { values: ["ant"], total: 1, hasMore: false },
      { updatedAt: Date.now() - age },
    );
    const answer = await fetchTemplateCompletion(queryClient, server, { ...args, value: "a" });
    expect(answer.values).toEqual(values);
  });
});
