import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/launchChromium.js";
import { catalogueListener, serveCatalogue, serveHttp } from "../support/serveHttp.js";
import { makeHost, npm } from "./makeHost.js";
import { serveFolder } from "./serveFolder.js";

const run = promisify(execFile);

const catalogue = {
  name: "docs",
  pageSize: 2,
  resources: ["start", "second", "third"].map((name) => ({
    uri: `docs:///guide/${name}.md`,
    name: `${name}.md`,
    text: `# ${name}`,
  })),
  templates: [
    {
      uriTemplate: "docs:///by/{author}",
      name: "By author",
      complete: { author: (value: string) => ["ines", "ivo"].filter((name) => name.startsWith(value)) },
    },
  ],
};

// use-mcp connects to no server without tools and prompts.
const withTools = {
  ...catalogue,
  capabilities: { resources: {}, completions: {}, tools: {}, prompts: {} },
  handlers: { "tools/list": () => ({ tools: [] }), "prompts/list": () => ({ prompts: [] }) },
};

describe("the kit's queries through a client of the wild", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await makeHost("clients");
  });

  it.each(["v1", "v2", "@ai-sdk/mcp", "mcp-use"])("%s", async (kind) => {
    const url = await serveCatalogue(catalogue);
    const { stdout } = await run(process.execPath, ["connect.mjs", kind, url.href], { cwd: folder, timeout: 60_000 });
    expect(JSON.parse(stdout.trim().split("\n").at(-1)!)).toEqual({
      resources: catalogue.resources.map(({ uri }) => uri),
      templates: ["By author"],
      text: "# start",
      values: ["ines", "ivo"],
    });
  });
});

describe("use-mcp in a page", () => {
  it("shows what the hook listed, and reads through it", async () => {
    const folder = await makeHost("use-mcp");
    await npm(folder, "run", "build");
    const site = await serveFolder(`${folder}/dist`);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(`${site.url}?server=${encodeURIComponent(await serveToPages())}`);
      await page.getByText("start.md").waitFor();
      await page.getByText("# start").waitFor();
      // The hook itself asks for the first page only, and for no templates.
      expect(await page.getByRole("listitem").allTextContents()).toEqual(["start.md", "second.md"]);
    } finally {
      await browser.close();
      site.close();
    }
  });
});

// The catalogue for a page of another origin: with the CORS headers that a browser asks for.
async function serveToPages(): Promise<string> {
  const mcp = catalogueListener(withTools);
  const origin = await serveHttp((request, response) => {
    for (const name of ["origin", "methods", "headers"]) response.setHeader(`access-control-allow-${name}`, "*");
    response.setHeader("access-control-expose-headers", "*");
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else mcp(request, response);
  });
  return `${origin}/mcp`;
}
