import { useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { useResourceContents, type UseResourceContentsResult } from "../../src/queries/useResourceContents.js";
import { useResources, type UseResourcesResult } from "../../src/queries/useResources.js";
import { useTemplateCompletion, type UseTemplateCompletionResult } from "../../src/queries/useTemplateCompletion.js";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";
import { FAULTS, faultyHttp } from "./faultyHttp.js";

const catalogue: Catalogue = {
  name: "shaky",
  resources: [
    { uri: "s:1", name: "one", text: "1" },
    { uri: "s:2", name: "two", text: "2" },
  ],
  templates: [{ uriTemplate: "shaky:{who}", name: "Who", complete: { who: () => ["ann", "bob"] } }],
};
const steady: Catalogue = { name: "steady", resources: [{ uri: "t:1", name: "three", text: "3" }] };

interface Results {
  list: UseResourcesResult;
  read: UseResourceContentsResult;
  completion: UseTemplateCompletionResult;
}

async function watch(catalogues: Catalogue[]) {
  let latest!: Results;
  function Watch() {
    const list = useResources();
    const read = useResourceContents({ server: "shaky", uri: "s:1" });
    const completion = useTemplateCompletion({ server: "shaky", template: "shaky:{who}", variable: "who", value: "" });
    useEffect(() => {
      latest = { list, read, completion };
    });
    return null;
  }
  const kit = await renderKit(<Watch />, { catalogues });
  return { ...kit, latest: () => latest };
}

const SLOW = { timeout: 10_000 };

describe("the hooks", () => {
  it.each(Object.entries(FAULTS))(
    "tell of %s, ask again on retry, and the other server never notices",
    async (_, fault) => {
      const proxy = faultyHttp();
      proxy.break(fault);
      const { latest } = await watch([{ ...catalogue, http: proxy.http }, steady]);
      await vi.waitFor(() => {
        const { list, read, completion } = latest();
        expect(list.listings[0]!.error).toMatchObject({ kind: fault.kind, server: "shaky" });
        expect(read).toMatchObject({ status: "error", error: { kind: fault.kind, uri: "s:1" } });
        expect(completion).toMatchObject({ status: "error", error: { kind: fault.kind } });
      }, SLOW);
      expect(latest().list.listings[1]).toMatchObject({ status: "complete", error: null });
      proxy.mend();
      latest().list.listings[0]!.retry();
      latest().read.refetch();
      latest().completion.retry();
      await vi.waitFor(() => {
        const { list, read, completion } = latest();
        expect(list.isComplete).toBe(true);
        expect(list.resources.map(({ name }) => name)).toEqual(["one", "two", "three"]);
        expect(read.contents).toEqual([{ uri: "s:1", mimeType: undefined, text: "1" }]);
        expect(completion.values).toEqual(["ann", "bob"]);
      }, SLOW);
    },
  );

  it.each(Object.entries(FAULTS))("keep what was loaded when %s meets a refresh", async (_, fault) => {
    const proxy = faultyHttp();
    const { latest } = await watch([{ ...catalogue, http: proxy.http }]);
    await vi.waitFor(() => {
      expect(latest().list.isComplete).toBe(true);
      expect(latest().read.status).toBe("success");
    });
    proxy.break(fault);
    void latest().list.refetch();
    latest().read.refetch();
    await vi.waitFor(() => {
      expect(latest().list.listings[0]!.error?.kind).toBe(fault.kind);
      expect(latest().read.error?.kind).toBe(fault.kind);
    }, SLOW);
    expect(latest().list.resources.map(({ name }) => name)).toEqual(["one", "two"]);
    expect(latest().read.contents?.[0]?.text).toBe("1");
  });

  it("go on from page 3 when the connection closed there", async () => {
    const cursors: unknown[] = [];
    let broken = true;
    const http: Catalogue["http"] = async (request) => {
      const { method, params } = await request.clone().json();
      if (method !== "resources/list") return undefined;
      cursors.push(params.cursor);
      if (broken && cursors.length >= 3) throw new TypeError("network error");
      return undefined;
    };
    const pages = Array.from({ length: 10 }, (_, index) => ({ uri: `p:${index}`, name: `${index}` }));
    const { latest } = await watch([{ ...catalogue, resources: pages, pageSize: 2, http }]);
    await vi.waitFor(() => expect(latest().list.listings[0]!.status).toBe("error"), SLOW);
    expect(latest().list.loadedCount).toBe(4);
    broken = false;
    cursors.length = 0;
    latest().list.listings[0]!.retry();
    await vi.waitFor(() => expect(latest().list.isComplete).toBe(true), SLOW);
    expect(latest().list.loadedCount).toBe(10);
    expect(cursors).not.toContain(undefined);
  });

  it("give each question its own answer though the answers come in reverse and twice", async () => {
    const held: (() => void)[] = [];
    const http: Catalogue["http"] = async (request, next) => {
      const { method } = await request.clone().json();
      if (!method?.startsWith("resources/") && method !== "completion/complete") return undefined;
      const answer = await next();
      await new Promise<void>((resolve) => {
        held.push(resolve);
        if (held.length === 4) held.toReversed().forEach((release, index) => setTimeout(release, index * 20));
      });
      const body = await answer.text();
      const isStream = answer.headers.get("content-type")?.includes("event-stream");
      return new Response(isStream ? body + body : body, answer);
    };
    const { latest } = await watch([{ ...catalogue, http }]);
    await vi.waitFor(() => {
      expect(latest().list.resources.map(({ name }) => name)).toEqual(["one", "two"]);
      expect(latest().read.contents?.[0]?.text).toBe("1");
      expect(latest().completion.values).toEqual(["ann", "bob"]);
    }, SLOW);
  });

  it("show nothing of an answer that comes after the read was given up", async () => {
    let release = () => {};
    const http: Catalogue["http"] = async (request, next) => {
      const { method } = await request.clone().json();
      if (method !== "resources/read") return undefined;
      const answer = await next();
      await new Promise<void>((resolve) => (release = resolve));
      return answer;
    };
    const { latest } = await watch([{ ...catalogue, http }]);
    await vi.waitFor(() => expect(latest().list.isComplete).toBe(true));
    latest().read.cancel();
    await vi.waitFor(() => expect(latest().read.error?.kind).toBe("cancelled"));
    release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(latest().read).toMatchObject({ contents: undefined, status: "error" });
  });
});
