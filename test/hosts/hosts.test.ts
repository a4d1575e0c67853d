import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { makeHost, npm } from "./makeHost.js";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'";

let browser: Browser;

beforeAll(async () => {
  const { executablePath, env } = await findChromium();
  browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox"],
    env: { ...process.env, ...env } as Record<string, string>,
  });
});

afterAll(() => browser?.close());

describe.each([
  ["vite-react-19", "dist", true],
  ["vite-react-18", "dist", true],
  ["next", "out", false],
] as const)("a fresh %s host with the packed kit", (name, output, strict) => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const folder = await makeHost(name);
    await npm(folder, "run", "build");
    server = serve(join(folder, output), strict ? CSP : undefined);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });

  afterAll(() => server?.close());

  it("shows a server's resources and opens one, without a console error", async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(address);
    const tree = page.getByRole("tree", { name: "Resources" });
    await tree.getByRole("treeitem", { name: "Docs" }).waitFor();
    await tree.getByRole("treeitem", { name: "Docs" }).focus();
    if ((await tree.getByRole("treeitem", { name: "Docs" }).getAttribute("aria-expanded")) !== "true")
      await page.keyboard.press("ArrowRight");
    await tree.getByRole("treeitem", { name: "data.json" }).waitFor();
    await page.keyboard.press("*");
    await tree.getByRole("treeitem", { name: "start.md" }).waitFor();
    await tree.getByRole("treeitem", { name: "start.md" }).dblclick();
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });
});

// A static server for a built host; the strict ones also prove that the kit needs nothing a strict policy forbids.
function serve(folder: string, policy: string | undefined): Server {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, "http://localhost").pathname);
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      ...(policy && { "content-security-policy": policy }),
    });
    createReadStream(file).pipe(response);
  });
}
