import { describe, expect, it } from "vitest";
import { describeError } from "../../src/client/describeError.js";
import { ResourceError } from "../../src/client/ResourceError.js";
import { sendRequest } from "../../src/client/sendRequest.js";
import { toResourceError } from "../../src/client/toResourceError.js";
import type { ResourceServer } from "../../src/client/ResourceServer.js";
import { createTranslator } from "../../src/locales/createTranslator.js";
import { connectCatalogue, protocolError, type Catalogue, type ConnectOptions } from "../../src/testing/index.js";
import { connectV1 } from "../support/connectV1.js";

const t = createTranslator("en");

async function readError(server: ResourceServer, uri = "f://1", signal?: AbortSignal): Promise<ResourceError> {
  try {
    await sendRequest(server, "resources/read", { uri }, { signal });
  } catch (error) {
    return error as ResourceError;
  }
  throw new Error("the read did not fail");
}

function failing(...args: Parameters<typeof protocolError>): Catalogue {
  return {
    name: "files",
    resources: [{ uri: "f://1", name: "File 1" }],
    handlers: {
      "resources/read": () => {
        throw protocolError(...args);
      },
    },
  };
}

const clients = {
  modern: (catalogue: Catalogue) => connectCatalogue(catalogue),
  legacy: (catalogue: Catalogue) => connectCatalogue(catalogue, { era: "legacy" } satisfies ConnectOptions),
  v1: (catalogue: Catalogue) => connectV1(catalogue),
};

describe("describeError()", () => {
  it.each([
    [{}, "The resources of Files could not be listed: disk is full"],
    [{ name: "a" }, "“a” could not be read: disk is full"],
    [{ name: "a", request: "values" as const }, "The values of “a” could not be fetched: disk is full"],
  ])("says what was asked for: %j", (subject, sentence) => {
    const error = new ResourceError("server", { server: "files", serverMessage: "disk is full" });
    expect(describeError(error, { t, server: "Files", ...subject })).toBe(sentence);
  });
});

describe("toResourceError()", () => {
  it("goes by the signal first, as SDKs report an abort as a time-out", () => {
    const thrown = Object.assign(new Error("Request timed out"), { code: -32001 });
    const kindWith = (signal?: AbortSignal) => toResourceError(thrown, { server: "files", signal }).kind;
    expect(kindWith(AbortSignal.abort())).toBe("cancelled");
    expect(kindWith(new AbortController().signal)).toBe(kindWith());
    expect(kindWith()).not.toBe("cancelled");
  });
});

describe.each(Object.entries(clients))("an error of the server, %s client", (_, connect) => {
  it.each([
    [-32002, "Resource not found", { uri: "f://1" }, "not-found", "“File 1” is no longer there."],
    [-32602, "Resource not found: f://1", { uri: "f://1" }, "not-found", "“File 1” is no longer there."],
    [-32602, "Resource f://1 not found", undefined, "not-found", "“File 1” is no longer there."],
    [-32001, "not found", undefined, "server", "“File 1” could not be read: not found"],
    [0, "Unknown resource", undefined, "server", "“File 1” could not be read: Unknown resource"],
    [-32603, "Invalid resource URI", undefined, "server", "“File 1” could not be read: Invalid resource URI"],
    [
      -32602,
      "Invalid params",
      { uri: "f://1", reason: "invalid_uri" },
      "server",
      "“File 1” could not be read: Invalid params",
    ],
    [-32601, "Method not found", undefined, "unsupported", "Files does not offer this."],
  ] as const)("%i %j with data %j is of kind %s", async (code, message, data, kind, sentence) => {
    const { server } = await connect(failing(code, message, data));
    const error = await readError(server);
    expect(error).toBeInstanceOf(ResourceError);
    expect(error.kind).toBe(kind);
    expect(describeError(error, { t, server: "Files", name: "File 1" })).toBe(sentence);
  });

  it("is cancelled, not timed out, when the signal aborts", async () => {
    const { server } = await connect({ ...failing(0, "late"), latency: 5000 });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect((await readError(server, "f://1", controller.signal)).kind).toBe("cancelled");
  });

  it("is timed out when the server does not answer in the client's time", async () => {
    const { client, server } = await connect({ ...failing(0, "late"), latency: 5000 });
    const impatient = {
      ...server,
      client: Object.assign(Object.create(client) as typeof client, {
        request: (request: never, schema: never, options: object) =>
          (client.request as (...args: unknown[]) => Promise<unknown>)(request, schema, { ...options, timeout: 50 }),
      }),
    };
    expect((await readError(impatient as ResourceServer)).kind).toBe("timeout");
  });

  it("is offline after the connection was closed", async () => {
    const { server, close } = await connect(failing(0, "late"));
    await close();
    const error = await readError(server);
    expect(error.kind).toBe("offline");
    expect(describeError(error, { t, server: "Files" })).toBe("Files cannot be reached.");
  });
});

const rpcError = (code: number, message: string, data?: object) =>
  JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message, data } });

describe("an HTTP answer", () => {
  it.each([
    [401, "", "auth", "Sign in to Files to see its resources."],
    [403, "", "forbidden", "Sign in to Files with an account that may see this."],
    [404, "", "offline", "Files cannot be reached."],
    [404, "<style>a {color: red}</style> Not found", "offline", "Files cannot be reached."],
    [404, "Session not found", "offline", "Files cannot be reached."],
    [404, rpcError(-32001, "Session not found"), "offline", "Files cannot be reached."],
    [404, rpcError(-32601, "Method not found"), "unsupported", "Files does not offer this."],
    [404, rpcError(-32602, "Resource not found", { uri: "f://1" }), "not-found", "“f://1” is no longer there."],
    [400, rpcError(-32000, "Bad Request: No valid session ID provided"), "offline", "Files cannot be reached."],
    [400, rpcError(-32603, "No such luck"), "server", "“f://1” could not be read: No such luck"],
    [429, "", "offline", "Files cannot be reached."],
    [500, "<html>oops</html>", "offline", "Files cannot be reached."],
    [503, "", "offline", "Files cannot be reached."],
  ])("%i with body %j is of kind %3$s", async (status, body, kind, sentence) => {
    let broken = false;
    const catalogue: Catalogue = {
      name: "files",
      resources: [{ uri: "f://1", name: "File 1", text: "1" }],
      http: () => (broken ? new Response(body, { status }) : undefined),
    };
    const { server } = await connectCatalogue(catalogue);
    broken = true;
    const error = await readError(server);
    expect(error.kind).toBe(kind);
    expect(describeError(error, { t, server: "Files" })).toBe(sentence);
  });

  it("that cannot be had at all is of kind offline", async () => {
    let broken = false;
    const { server } = await connectCatalogue({
      name: "files",
      resources: [],
      http: () => {
        if (broken) throw new TypeError("Failed to fetch");
        return undefined;
      },
    });
    broken = true;
    expect((await readError(server)).kind).toBe("offline");
  });
});

describe("a hand-written proxy as client", () => {
  const proxy = {
    listResources: () => Promise.resolve({ resources: [{ uri: "p:1", name: "one" }] }),
    listResourceTemplates: () => Promise.resolve({ resourceTemplates: [] }),
    readResource: ({ uri }: { uri: string }) => Promise.resolve({ contents: [{ uri, text: "hello" }] }),
    complete: () => Promise.reject(Object.assign(new Error("no such method"), { code: -32601 })),
  };
  const server: ResourceServer = { id: "proxy", label: "Proxy", client: proxy };

  it("is asked by its plain methods", async () => {
    expect(await sendRequest(server, "resources/read", { uri: "p:1" })).toEqual({
      contents: [{ uri: "p:1", text: "hello" }],
    });
    expect(await sendRequest(server, "resources/list", {})).toEqual({ resources: [{ uri: "p:1", name: "one" }] });
  });

  it("has its errors understood by their code", async () => {
    await expect(sendRequest(server, "completion/complete", {})).rejects.toMatchObject({
      kind: "unsupported",
      server: "proxy",
    });
  });

  it("has no method for what the interface does not name", async () => {
    await expect(sendRequest(server, "resources/directory/read", { uri: "p:" })).rejects.toMatchObject({
      kind: "unsupported",
    });
  });

  it.each<[string, unknown, string, string]>([
    ["nothing", undefined, "server", "“p:1” could not be read: the server gave no reason"],
    ["null", null, "server", "“p:1” could not be read: the server gave no reason"],
    ["a word", "kaput", "server", "“p:1” could not be read: kaput"],
    ["a whole answer", { id: 1, error: { code: -32601, message: "No" } }, "unsupported", "Proxy does not offer this."],
    ["a code as text", { code: "-32002", message: "gone" }, "not-found", "“p:1” is no longer there."],
    ["a DOMException", new DOMException("down", "NetworkError"), "offline", "Proxy cannot be reached."],
    ["an abort of its own", new DOMException("aborted", "AbortError"), "cancelled", "Cancelled."],
    ["its own words", new Error("x", { cause: new TypeError("fetch failed") }), "offline", "Proxy cannot be reached."],
  ])("that rejects with %s is understood", async (_, thrown, kind, sentence) => {
    const readResource = () => Promise.reject(thrown as Error);
    const error = await readError({ ...server, client: { ...proxy, readResource } }, "p:1");
    expect(error.kind).toBe(kind);
    expect(describeError(error, { t, server: "Proxy" })).toBe(sentence);
  });
});
