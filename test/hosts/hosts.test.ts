import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/launchChromium.js";
import { makeHost, npm } from "./makeHost.js";
import { serveFolder } from "./serveFolder.js";

const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'";

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser?.close());

describe.each([
  ["vite-react-19", "dist", true],
  ["vite-react-18", "dist", true],
  ["next", "out", false],
] as const)("a fresh %s host with the packed kit", (name, output, strict) => {
  let site: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    const folder = await makeHost(name);
    await npm(folder, "run", "build");
    site = await serveFolder(join(folder, output), strict ? CSP : undefined);
  });

  afterAll(() => site?.close());

  it("shows a server's resources and opens one, without a console error", async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(site.url);
    const tree = page.getByRole("tree", { name: "Resources" });
    await tree.getByRole("treeitem", { name: "Docs" }).waitFor();
    await tree.getByRole("treeitem", { name: "data.json" }).waitFor();
    await tree.getByRole("treeitem", { name: "guide" }).focus();
    await page.keyboard.press("ArrowRight");
    await tree.getByRole("treeitem", { name: "start.md" }).waitFor();
    await tree.getByRole("treeitem", { name: "start.md" }).click();
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });
});
