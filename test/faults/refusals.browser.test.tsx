import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourcePicker, ResourceSearch, ResourceTree, ResourceViewer } from "../../src/index.js";
import type { Catalogue } from "../../src/testing/index.js";
import { connectForTest, renderKit } from "../support/renderKit.js";
import { ASKED, readMessage } from "./faultyHttp.js";

const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [{ uri: "docs:1", name: "One", text: "the first" }],
  templates: [{ uriTemplate: "docs:{who}", name: "By" }],
};
const json = { "content-type": "application/json" };
const missing = JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found" } });

const viewer = <ResourceViewer.Root resource={{ server: "docs", uri: "docs:1", name: "One" }} />;
const everything = (
  <>
    <ResourceTree.Root data-testid="tree" style={{ blockSize: 200 }} />
    <ResourceSearch.Root />
    <ResourcePicker.Root />
    {viewer}
    {viewer}
  </>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The kit in front of a server that refuses, with how often each method was asked for. */
async function renderRefused(refuse: () => Response) {
  const asked: Record<string, number> = {};
  let refuses = true;
  const http: Catalogue["http"] = async (request) => {
    const { method = "" } = await readMessage(request);
    if (!ASKED.includes(method)) return undefined;
    asked[method] = (asked[method] ?? 0) + 1;
    return refuses ? refuse() : undefined;
  };
  const onAuthRequired = vi.fn<(server: { id: string }) => void>();
  const { server } = await connectForTest({ ...docs, http });
  // Without its stream: when that is opened anew, all is asked for again.
  await renderKit(everything, { servers: [{ ...server, changes: undefined }], onAuthRequired });
  const times = (count: number) => ({
    "resources/list": count,
    "resources/templates/list": count,
    "resources/read": count,
  });
  return { asked, times, onAuthRequired, allow: () => void (refuses = false) };
}

describe("a refusal, with five components that want the same", () => {
  it.each([
    ["HTTP 401", 401, null, 1],
    ["HTTP 403", 403, null, 1],
    ["HTTP 404 that says the method is missing", 404, missing, 1],
    ["HTTP 404 that says nothing", 404, null, 3],
    ["HTTP 429", 429, null, 3],
    ["HTTP 500", 500, null, 3],
    ["HTTP 503", 503, "<h1>Busy</h1>", 3],
  ])(
    "%s is asked once, or three times where that may help, and never again by itself",
    async (_, status, body, count) => {
      const { asked, times, onAuthRequired } = await renderRefused(
        () => new Response(body, { status, headers: { ...json, "retry-after": "1" } }),
      );
      await expect.poll(() => asked).toEqual(times(1));
      for (let second = 0; second < 5; second++) await pass(1000);
      await expect.poll(() => asked).toEqual(times(count));
      for (let minute = 0; minute < 5; minute++) await pass(60_000);
      expect(asked).toEqual(times(count));
      expect(onAuthRequired).not.toHaveBeenCalled();
    },
  );

  it("HTTP 401: one press of Sign in is one call, and Try again brings everything at once", async () => {
    const { asked, times, onAuthRequired, allow } = await renderRefused(() => new Response(null, { status: 401 }));
    const tree = page.getByTestId("tree");
    await userEvent.click(tree.getByRole("button", { name: "Sign in" }));
    expect(onAuthRequired.mock.calls.map(([{ id }]) => id)).toEqual(["docs"]);
    allow();
    await userEvent.click(tree.getByRole("button", { name: "Try again" }));
    await expect.element(tree.getByRole("treeitem", { name: "One" })).toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Try again" }).first());
    await expect.poll(() => page.getByText("the first").elements()).toHaveLength(2);
    expect(asked).toEqual(times(2));
    expect(onAuthRequired).toHaveBeenCalledOnce();
  });

  it("a list that the server does not know is empty, not broken, and its templates are there", async () => {
    const http: Catalogue["http"] = async (request) => {
      const { method } = await readMessage(request);
      return method === "resources/list" ? new Response(missing, { status: 404, headers: json }) : undefined;
    };
    await renderKit(<ResourceTree.Root style={{ blockSize: 200 }} />, { catalogues: [{ ...docs, http }] });
    await expect.element(page.getByRole("treeitem", { name: "By" })).toBeInTheDocument();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });
});
