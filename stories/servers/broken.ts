import { protocolError, type Catalogue, type CatalogueResource } from "../../src/testing/index.js";

/** Lists well and fails at reading, in each of the ways that servers fail. */
export const broken: Catalogue = {
  name: "broken",
  title: "Leaky cellar",
  capabilities: { resources: {} },
  resources: [
    {
      uri: "cellar://fine.txt",
      name: "fine.txt",
      title: "The one that works",
      mimeType: "text/plain",
      text: "All dry here.\n",
    },
    failing("gone", "Gone since it was listed", () =>
      protocolError(-32602, "Resource not found", { uri: "cellar://gone" }),
    ),
    failing("gone-too", "Gone, said the old way", () => protocolError(-32002, "Resource not found")),
    failing("crash", "A crash inside the server", () =>
      protocolError(-32603, "TypeError: cannot read 'pump' of undefined"),
    ),
    failing("flaky", "Fails every other time", flaky()),
    failing("never", "Never answers", () => new Promise<never>(() => {})),
    odd("garbage", "An answer without contents", { hello: "world" }),
    odd("nothing", "No contents at all", { contents: [] }),
    odd("failed", "A failure told as a success", {
      isError: true,
      contents: [{ uri: "cellar://failed", mimeType: "text/plain", text: "The pump is not connected." }],
    }),
    odd("bad-base64", "Bytes that are not base64", {
      contents: [{ uri: "cellar://bad-base64", mimeType: "image/png", blob: "%%% not base64 %%%" }],
    }),
  ],
};

/** Cannot even list. */
export const dead: Catalogue = {
  name: "dead",
  title: "Flooded hut",
  capabilities: { resources: {} },
  handlers: {
    "resources/list": () => {
      throw protocolError(-32603, "The hut is under water");
    },
  },
};

function failing(path: string, title: string, answer: () => unknown): CatalogueResource {
  const read = async () => {
    const given = await answer();
    if (given instanceof Error) throw given;
    return given;
  };
  return { uri: `cellar://${path}`, name: path, title, mimeType: "text/plain", read };
}

function odd(path: string, title: string, result: object): CatalogueResource {
  return { uri: `cellar://${path}`, name: path, title, read: () => result };
}

function flaky(): () => unknown {
  let reads = 0;
  return () => {
    reads += 1;
    if (reads % 2 === 1) return protocolError(-32603, "Try once more");
    return [{ uri: "cellar://flaky", mimeType: "text/plain", text: "It worked this time.\n" }];
  };
}
