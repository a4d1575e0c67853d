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
const steady: Catalogue = { ...catalogue, name: "steady" };

interface Results {
  list: UseResourcesResult;
  read: UseResourceContentsResult;
  completion: UseTemplateCompletionResult;
}

/** What the hooks say of each server, by its name. */
async function watchAll(catalogues: Catalogue[]) {
  const latest: Record<string, Results> = {};
  function Watch({ server }: { server: string }) {
    const list = useResources({ server });
    const read = useResourceContents({ server, uri: "s:1" });
    const completion = useTemplateCompletion({ server, template: "shaky:{who}", variable: "who", value: "" });
    useEffect(() => {
      latest[server] = { list, read, completion };
    });
    return null;
  }
  const kit = await renderKit(
    catalogues.map(({ name }) => <Watch key={name} server={name} />),
    { catalogues },
  );
  const all = <T,>(look: (results: Results) => T) =>
    Object.fromEntries(catalogues.map(({ name }) => [name, look(latest[name]!)]));
  return { ...kit, latest, all };
}

async function watch(catalogues: Catalogue[]) {
  const kit = await watchAll(catalogues);
  return { ...kit, latest: () => kit.latest[catalogues[0]!.name]! };
}

const SLOW = { timeout: 10_000 };
const same = <T,>(value: T) => Object.fromEntries(Object.keys(FAULTS).map((name) => [name, value]));
const kindsOf = ({ list, read, completion }: Results) => [
  list.listings[0]!.error?.kind,
  read.status === "error" && read.error?.kind,
  completion.status === "error" && completion.error?.kind,
];
const dataOf = ({ list, read, completion }: Results) => [
  list.resources.map(({ name }) => name),
  read.contents?.map(({ text }) => text),
  completion.values,
];
const WHOLE = [["one", "two"], ["1"], ["ann", "bob"]];

// A server for each fault, so that all wait for their retries at once.
function faultyServers() {
  const proxies = Object.values(FAULTS).map(() => faultyHttp());
  return {
    catalogues: Object.keys(FAULTS).map((name, index) => ({ ...catalogue, name, http: proxies[index]!.http })),
    break: () => Object.values(FAULTS).forEach((fault, index) => proxies[index]!.break(fault)),
    mend: () => proxies.forEach((proxy) => proxy.mend()),
  };
}

describe("the hooks", () => {
  it("tell of every fault, ask again on retry, and the server beside never notices", async () => {
    const faulty = faultyServers();
    faulty.break();
    const { all, latest } = await watchAll([...faulty.catalogues, steady]);
    const expected = Object.fromEntries(Object.entries(FAULTS).map(([name, { kind }]) => [name, [kind, kind, kind]]));
    await expect.poll(() => all(kindsOf), SLOW).toEqual({ ...expected, steady: [undefined, false, false] });
    expect(all(({ list }) => list.listings[0]!.error?.server)).toEqual({
      ...Object.fromEntries(Object.keys(FAULTS).map((name) => [name, name])),
      steady: undefined,
    });
    expect(dataOf(latest.steady!)).toEqual(WHOLE);
    faulty.mend();
    for (const { list, read, completion } of Object.values(latest)) {
      list.listings[0]!.retry();
      read.refetch();
      completion.retry();
    }
    await expect.poll(() => all(dataOf), SLOW).toEqual({ ...same(WHOLE), steady: WHOLE });
    expect(all(kindsOf)).toEqual({ ...same([undefined, false, false]), steady: [undefined, false, false] });
  });

  it("keep what was loaded when a refresh meets a fault", async () => {
    const faulty = faultyServers();
    const { all, latest } = await watchAll(faulty.catalogues);
    await expect.poll(() => all(dataOf), SLOW).toEqual(same(WHOLE));
    faulty.break();
    for (const { list, read } of Object.values(latest)) {
      void list.refetch();
      read.refetch();
    }
    const expected = Object.fromEntries(Object.entries(FAULTS).map(([name, { kind }]) => [name, [kind, kind, false]]));
    await expect.poll(() => all(kindsOf), SLOW).toEqual(expected);
    expect(all(dataOf)).toEqual(same(WHOLE));
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
