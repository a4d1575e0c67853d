import { afterEach, describe, expect, it } from "vitest";
import { connectCatalogue, protocolError, type Catalogue, type CatalogueConnection } from "../../src/testing/index.js";

const open: CatalogueConnection[] = [];
async function connect(catalogue: Catalogue, options: Parameters<typeof connectCatalogue>[1] = {}) {
  const connection = await connectCatalogue(catalogue, options);
  open.push(connection);
  return connection;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});

// Takes an answer as it is on the wire.
const anything = {
  "~standard": { version: 1 as const, vendor: "test", validate: (value: unknown) => ({ value: value as Raw }) },
};
// oxlint-disable-next-line typescript/no-explicit-any
type Raw = any;
const request = ({ client }: CatalogueConnection, method: string, params: object = {}, options: object = {}) =>
  client.request({ method, params } as never, anything, options) as Promise<Raw>;

const handbook: Catalogue = {
  name: "handbook",
  title: "Handbook",
  pageSize: 2,
  resources: [
    { uri: "doc://a", name: "A", mimeType: "text/plain", text: "first" },
    { uri: "doc://b", name: "B", blob: "AQID" },
    {
      uri: "doc://c",
      name: "C",
      contents: [
        { uri: "doc://c/1", text: "one" },
        { uri: "doc://c/2", text: "two" },
      ],
    },
  ],
  templates: [
    {
      uriTemplate: "doc://{chapter}/{page}",
      name: "page",
      complete: { page: (value, { chapter }) => Array.from({ length: 250 }, (_, i) => `${chapter}-${value}${i}`) },
      read: (uri) => (uri.endsWith("/none") ? undefined : [{ uri, text: `page of ${uri}` }]),
    },
  ],
};

describe.each(["modern", "legacy"] as const)("connectCatalogue in the %s era", (era) => {
  it("speaks that era and names the server", async () => {
    const { client, server } = await connect(handbook, { era });
    expect(client.getProtocolEra()).toBe(era);
    expect(client.getServerVersion()).toMatchObject({ name: "handbook", title: "Handbook" });
    expect(server).toMatchObject({ id: "handbook", label: "Handbook" });
  });

  it("lists page by page with a cursor, without the contents", async () => {
    const connection = await connect(handbook, { era });
    const first = await request(connection, "resources/list");
    expect(first.resources).toEqual([
      { uri: "doc://a", name: "A", mimeType: "text/plain" },
      { uri: "doc://b", name: "B" },
    ]);
    const second = await request(connection, "resources/list", { cursor: first.nextCursor });
    expect(second.resources).toEqual([{ uri: "doc://c", name: "C" }]);
    expect(second.nextCursor).toBeUndefined();
    await expect(request(connection, "resources/list", { cursor: "bad" })).rejects.toMatchObject({ code: -32602 });
    expect(connection.requests.map(({ method }) => method)).toEqual(Array(3).fill("resources/list"));
  });

  it("reads text, blobs, several contents and templates; a missing one is -32602 with its URI", async () => {
    const { client } = await connect(handbook, { era });
    expect((await client.readResource({ uri: "doc://a" })).contents).toEqual([
      { uri: "doc://a", mimeType: "text/plain", text: "first" },
    ]);
    expect((await client.readResource({ uri: "doc://b" })).contents).toEqual([{ uri: "doc://b", blob: "AQID" }]);
    expect((await client.readResource({ uri: "doc://c" })).contents).toHaveLength(2);
    expect((await client.readResource({ uri: "doc://x/1" })).contents).toEqual([
      { uri: "doc://x/1", text: "page of doc://x/1" },
    ]);
    const error = { code: -32602, data: { uri: "doc://x/none" } };
    await expect(client.readResource({ uri: "doc://x/none" })).rejects.toMatchObject(error);
  });

  it("completes with the values so far, cut to 100 with the total told", async () => {
    const { client } = await connect(handbook, { era });
    const { completion } = await client.complete({
      ref: { type: "ref/resource", uri: "doc://{chapter}/{page}" },
      argument: { name: "page", value: "p" },
      context: { arguments: { chapter: "intro" } },
    });
    expect(completion).toMatchObject({ total: 250, hasMore: true });
    expect(completion.values).toHaveLength(100);
    expect(completion.values[0]).toBe("intro-p0");
  });

  it("sends errors and odd results exactly as given, for undeclared methods too", async () => {
    const connection = await connect(
      {
        name: "odd",
        capabilities: {},
        handlers: {
          "resources/list": () => ({ resources: [null, { uri: 7 }], ttlMs: -5 }),
          "resources/read": () => {
            throw protocolError(-32002, "gone", { path: "/x" });
          },
        },
      },
      { era },
    );
    // The SDK's client checks answers of the modern era itself, and its complaint says what it saw.
    const seen = await request(connection, "resources/list").then(JSON.stringify, String);
    expect(seen).toMatch(
      era === "modern"
        ? /ttlMs[^]*received null[^]*received number/
        : /"resources":\[null,\{"uri":7\}\].*"ttlMs":-5|"ttlMs":-5.*"resources":\[null,\{"uri":7\}\]/,
    );
    const error = { code: -32002, message: expect.stringContaining("gone"), data: { path: "/x" } };
    await expect(request(connection, "resources/read", { uri: "x:" })).rejects.toMatchObject(error);
  });

  it("stops waiting when the request is aborted", async () => {
    const connection = await connect({ ...handbook, latency: 60_000 }, { era });
    const abort = new AbortController();
    const read = connection.client.readResource({ uri: "doc://a" }, { signal: abort.signal });
    await expect.poll(() => connection.requests.length).toBe(1);
    abort.abort();
    await expect(read).rejects.toThrow(/abort/i);
    await expect.poll(() => connection.requests[0]?.aborted).toBe(true);
  });

  it("reports progress while it reads", async () => {
    const slow: Catalogue = {
      name: "slow",
      resources: [
        {
          uri: "big:",
          name: "Big",
          read: async (_params, { progress }) => {
            await progress(1, 2, "halfway");
            return [{ uri: "big:", text: "done" }];
          },
        },
      ],
    };
    const { client } = await connect(slow, { era });
    const seen: unknown[] = [];
    await client.readResource({ uri: "big:" }, { onprogress: (progress) => seen.push(progress) });
    expect(seen).toEqual([{ progress: 1, total: 2, message: "halfway" }]);
  });

  it("announces changes", async () => {
    const { client, notify } = await connect(handbook, { era });
    const seen: unknown[] = [];
    client.setNotificationHandler("notifications/resources/list_changed", () => void seen.push("list"));
    client.setNotificationHandler("notifications/resources/updated", ({ params }) => void seen.push(params.uri));
    if (era === "modern") await client.listen({ resourcesListChanged: true, resourceSubscriptions: ["doc://a"] });
    else await client.subscribeResource({ uri: "doc://a" });
    notify("notifications/resources/list_changed");
    notify("notifications/resources/updated", { uri: "doc://a" });
    await expect.poll(() => seen).toEqual(["list", "doc://a"]);
  });

  it("lists a directory's children; what is below a listed directory is not in the list", async () => {
    const connection = await connect(
      {
        name: "files",
        directories: true,
        resources: [
          { uri: "file:///src", name: "src", mimeType: "inode/directory" },
          { uri: "file:///src/a.ts", name: "a.ts", text: "a" },
          { uri: "file:///src/lib/b.ts", name: "b.ts", text: "b" },
          { uri: "file:///readme.md", name: "readme.md", text: "r" },
        ],
      },
      { era },
    );
    const { resources } = await request(connection, "resources/list");
    expect(resources.map((item: Raw) => item.uri)).toEqual(["file:///src", "file:///readme.md"]);
    const children = await request(connection, "resources/directory/read", { uri: "file:///src" });
    expect(children.resources).toEqual([
      { uri: "file:///src/a.ts", name: "a.ts" },
      { uri: "file:///src/lib", name: "lib", mimeType: "inode/directory" },
    ]);
    await expect(request(connection, "resources/directory/read", { uri: "file:///none" })).rejects.toMatchObject({
      code: -32602,
    });
  });
});

const secret: Catalogue = {
  name: "secret",
  resources: [
    {
      uri: "secret:",
      name: "Secret",
      read: ({ inputResponses }) =>
        inputResponses?.who
          ? [{ uri: "secret:", text: `for ${String(inputResponses.who.content?.name)}` }]
          : {
              resultType: "input_required",
              requestState: "asked",
              inputRequests: {
                who: {
                  method: "elicitation/create",
                  params: {
                    mode: "form",
                    message: "Who?",
                    requestedSchema: { type: "object", properties: { name: { type: "string" } } },
                  },
                },
              },
            },
    },
  ],
};

describe("connectCatalogue with a resource that asks for input", () => {
  it("modern: gives the input request, then reads with the answers", async () => {
    const connection = await connect(secret);
    const options = { allowInputRequired: true };
    const first = await request(connection, "resources/read", { uri: "secret:" }, options);
    expect(first).toMatchObject({ resultType: "input_required", requestState: "asked" });
    const inputResponses = { who: { action: "accept", content: { name: "Mina" } } };
    const params = { uri: "secret:", inputResponses, requestState: "asked" };
    const second = await request(connection, "resources/read", params, options);
    expect(second.contents[0].text).toBe("for Mina");
    expect(connection.requests[1]?.params).toEqual(params);
  });

  it("legacy: asks the client by elicitation and then reads", async () => {
    const { client } = await connect(secret, { era: "legacy" });
    client.setRequestHandler("elicitation/create", () => ({ action: "accept", content: { name: "Omid" } }));
    const { contents } = await client.readResource({ uri: "secret:" });
    expect(contents[0]).toMatchObject({ text: "for Omid" });
  });
});

describe("connectCatalogue with `http`", () => {
  it("answers in the server's place", async () => {
    let locked = false;
    const catalogue: Catalogue = {
      ...handbook,
      http: () => (locked ? new Response(null, { status: 403 }) : undefined),
    };
    const { client } = await connect(catalogue);
    locked = true;
    await expect(client.readResource({ uri: "doc://a" })).rejects.toMatchObject({ status: 403 });
  });
});
