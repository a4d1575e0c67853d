import fc from "fast-check";
import { useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { useResourceContents, type UseResourceContentsResult } from "../../src/queries/useResourceContents.js";
import { useResources, type UseResourcesResult } from "../../src/queries/useResources.js";
import { useTemplateCompletion, type UseTemplateCompletionResult } from "../../src/queries/useTemplateCompletion.js";
import {
  ResourceAttachments,
  ResourceError,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "../../src/index.js";
import { protocolError } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const SOAK = import.meta.env.VITE_SOAK === "1";
const FEW = { numRuns: SOAK ? 2000 : 40 };
const LONG = SOAK ? 1_800_000 : 60_000;

const good = { uri: "g:/good", name: "Good" };
const goodTemplate = { uriTemplate: "g:{x}", name: "Good one" };

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary" }),
  fc.constantFrom("\ud800", "\u202etxt.exe", "\u200b", "x".repeat(100_000), "__proto__", "", -1, Infinity),
);
const fields = [
  "uri",
  "uriTemplate",
  "name",
  "title",
  "description",
  "mimeType",
  "size",
  "icons",
  "annotations",
  "_meta",
];
const entry = fc.oneof(odd, fc.dictionary(fc.constantFrom(...fields), odd));
const contents = fc.oneof(odd, fc.dictionary(fc.constantFrom("uri", "mimeType", "text", "blob", "annotations"), odd));
const entries = fc.array(entry, { maxLength: 8 });

// Nothing that throws while rendering leaves its root in the page.
const ROOTS = ["tree", "search", "mention", "template-form", "viewer", "attachments", "picker"].map(
  (name) => `resource-${name}`,
);
const everything = (
  <>
    <ResourceTree.Root />
    <ResourceSearch.Root />
    <ResourceMention.Root />
    <ResourceTemplateForm.Root server="odd" template="g:{x}" />
    <ResourceViewer.Root resource={{ server: "odd", uri: "g:/good" }} />
    <ResourceAttachments.Root defaultValue={[{ server: "odd", uri: "g:/good" }]} />
    <ResourcePicker.Root />
  </>
);

interface Results {
  list: UseResourcesResult;
  read: UseResourceContentsResult;
  completion: UseTemplateCompletionResult;
}

async function ask(handlers: Record<string, () => unknown>) {
  let latest!: Results;
  function Watch() {
    const list = useResources();
    const read = useResourceContents({ server: "odd", uri: "g:/good" });
    const completion = useTemplateCompletion({ server: "odd", template: "g:{x}", variable: "x", value: "" });
    useEffect(() => {
      latest = { list, read, completion };
    });
    return null;
  }
  const capabilities = { resources: {}, completions: {} };
  const ui = (
    <>
      <Watch />
      {everything}
    </>
  );
  const kit = await renderKit(ui, { catalogues: [{ name: "odd", capabilities, handlers }] });
  await vi.waitFor(
    () => {
      expect(latest.list.listings[0]!.status).toMatch(/complete|error/);
      expect(latest.list.listings[0]!.templatesStatus).toMatch(/complete|error/);
      expect(latest.read.status).toMatch(/success|error|input-required/);
      expect(latest.completion.status).toMatch(/success|error/);
    },
    { timeout: SOAK ? 300_000 : 15_000 },
  );
  expect(ROOTS.filter((root) => !kit.container.querySelector(`[data-slot="${root}"]`))).toEqual([]);
  const result = latest;
  await kit.unmount();
  return result;
}

describe("an odd server", () => {
  it(
    "costs its odd entries only: good ones are shown, the others reported, and nothing throws",
    async () => {
      await fc.assert(
        fc.asyncProperty(entries, entries, fc.array(contents, { maxLength: 5 }), fc.array(odd), async (a, b, c, d) => {
          const { list, read, completion } = await ask({
            "resources/list": () => ({ resources: [...a, good] }),
            "resources/templates/list": () => ({ resourceTemplates: [...b, goodTemplate] }),
            "resources/read": () => ({ contents: [...c, { uri: "g:/good", text: "good" }] }),
            "completion/complete": () => ({ completion: { values: [...d, "good"] } }),
          });
          expect(list.resources).toContainEqual(expect.objectContaining({ uri: "g:/good" }));
          expect(list.templates).toContainEqual(expect.objectContaining({ uriTemplate: "g:{x}" }));
          expect(read.contents?.at(-1)).toMatchObject({ text: "good" });
          expect(completion.values).toContain("good");
          expect(read.contents!.length + read.unreadable).toBe(c.length + 1);
        }),
        FEW,
      );
    },
    LONG,
  );

  it(
    "that answers with something else entirely, or with an odd error, is an error of a known kind",
    async () => {
      const answer = fc.oneof(
        odd.map((value) => () => value),
        fc.tuple(fc.integer(), fc.string(), odd).map(([code, message, data]) => () => {
          throw protocolError(code, message, data);
        }),
      );
      await fc.assert(
        fc.asyncProperty(answer, answer, answer, async (list, read, complete) => {
          const result = await ask({
            "resources/list": list,
            "resources/templates/list": list,
            "resources/read": read,
            "completion/complete": complete,
          });
          const errors = [result.list.listings[0]!.error, result.read.error, result.completion.error];
          for (const error of errors.filter((one) => one !== null)) expect(error).toBeInstanceOf(ResourceError);
        }),
        // An error that may pass by itself is tried again for three seconds.
        { numRuns: SOAK ? 500 : 8 },
      );
    },
    LONG,
  );

  it("with 10,000 levels of JSON has its other entries shown", async () => {
    const http = async (request: Request) => {
      const { id, method } = await request.clone().json();
      if (method !== "resources/list") return undefined;
      const text = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
      const resources = `[${text},{"uri":"g:/good","name":"Good","_meta":{"deep":${text}}}]`;
      const result = `{"resultType":"complete","ttlMs":0,"cacheScope":"private","resources":${resources}}`;
      const body = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
      return new Response(body, { headers: { "content-type": "application/json" } });
    };
    function Names() {
      const { resources, problems, listings } = useResources();
      return (
        <output>
          {[...resources, ...problems].map((one) => ("name" in one ? one.name : one.entry)).join(" ")}{" "}
          {listings[0]?.error?.message}
        </output>
      );
    }
    const screen = await renderKit(<Names />, { catalogues: [{ name: "deep", http, resources: [good] }] });
    await expect.element(screen.getByText(/^Good \[/), { timeout: 8000 }).toBeInTheDocument();
  });

  it(
    "with a page of very many entries, thousands of them twice, shows each once",
    async () => {
      const count = SOAK ? 1_000_000 : 100_000;
      const resources = Array.from({ length: count }, (_, index) => ({
        uri: `g:/${index % (count - 5000)}`,
        name: "n",
      }));
      const { list } = await ask({
        "resources/list": () => ({ resources }),
        "resources/templates/list": () => ({ resourceTemplates: [] }),
        "resources/read": () => ({ contents: [] }),
        "completion/complete": () => ({ completion: { values: [] } }),
      });
      expect(list.resources).toHaveLength(count - 5000);
    },
    LONG,
  );
});
