import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { useResources, useTemplateCompletion, type ResourceClient } from "../../src/index.js";
import { renderKit } from "../support/renderKit.js";

function Show() {
  const { resources, status, problems } = useResources();
  const completion = useTemplateCompletion({ server: "odd", template: "t:{a}", variable: "a", value: "" });
  const names = resources.map(({ name }) => name).join(" ");
  return (
    <output>{[status, names, ...problems.map(({ entry }) => entry), completion.values.join(" ")].join("; ")}</output>
  );
}

const expectShown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

describe("A client that tells oddly what its server can do", () => {
  const client: ResourceClient = {
    listResources: () => Promise.resolve({ resources: [{ uri: "o:1", name: "One" }] }),
    listResourceTemplates: () => Promise.resolve({ resourceTemplates: [] }),
    readResource: () => Promise.resolve({ contents: [] }),
    complete: () => Promise.resolve({ completion: { values: ["value"] } }),
  };

  it.each<[string, () => unknown, string]>([
    ["null", () => null, "complete; One; "],
    ["text", () => "resources", "complete; One; "],
    [
      "an error",
      () => {
        throw new Error("Not connected");
      },
      "complete; One; ",
    ],
    ["null for what it lacks", () => ({ resources: null, completions: null }), "complete; ; "],
    ["false for what it lacks", () => ({ resources: false, completions: false }), "complete; ; "],
    ["true", () => ({ resources: true, completions: true }), "complete; One; value"],
    ["no extensions", () => ({ resources: {}, extensions: null, completions: {} }), "complete; One; value"],
  ])("%s: %s", async (_, getServerCapabilities, text) => {
    const odd = { ...client, getServerCapabilities } as ResourceClient;
    await renderKit(<Show />, { servers: [{ id: "odd", label: "Odd", client: odd }] });
    await expectShown(text);
  });
});

describe("A list whose next cursor is no text", () => {
  it.each<[unknown, string]>([
    [2, "complete; One cursor 2; "],
    [0, "complete; One cursor 0; "],
    [false, "complete; One; "],
    [{ page: 2 }, 'complete; One; nextCursor: {"page":2}; '],
    [true, "complete; One; nextCursor: true; "],
  ])("%j: follows it as it is, or ends and says so", async (nextCursor, text) => {
    const list = ({ cursor }: Record<string, unknown>) =>
      cursor === undefined
        ? { resources: [{ uri: "o:1", name: "One" }], nextCursor }
        : { resources: [{ uri: "o:2", name: `cursor ${JSON.stringify(cursor)}` }] };
    await renderKit(<Show />, { catalogues: [{ name: "odd", handlers: { "resources/list": list } }] });
    await expectShown(text);
  });
});
