import react from "@vitejs/plugin-react";
import { createReadStream } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { json } from "node:stream/consumers";
import type { Browser, Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchChromium } from "../support/launchChromium.js";
import { connectCatalogue } from "../../src/testing/index.js";
import { everyKind } from "./everything.js";

// What SECURITY.md says is enough, with Trusted Types enforced and no policy allowed to make any.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";
const SITE = join(import.meta.dirname, ".work", "strictHost");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

let server: Server;
let browser: Browser;
let page: Page;
let errors: string[];
let policy: string;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: "warn",
    root: join(import.meta.dirname, "strictHost"),
    plugins: [react()],
    resolve: { alias: { "mcp-resource-kit": join(import.meta.dirname, "../../src/index.ts") } },
    build: { outDir: SITE, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 5000 },
  });
  const { client, close } = await connectCatalogue(everyKind);
  const methods: Record<string, (params: never) => Promise<unknown>> = {
    listResources: (params) => client.listResources(params),
    listResourceTemplates: (params) => client.listResourceTemplates(params),
    readResource: (params) => client.readResource(params),
    complete: (params) => client.complete(params),
  };
  server = createServer(async (request, response) => {
    const path = new URL(request.url!, "http://localhost").pathname.replace(/^\/copy/, "");
    const method = methods[path.replace("/mcp/", "")];
    if (method) return void response.end(JSON.stringify(await method((await json(request)) as never)));
    const file = join(SITE, path === "/" ? "index.html" : path);
    response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    response.setHeader("content-security-policy", policy);
    createReadStream(file)
      .on("error", () => response.writeHead(path === "/favicon.ico" ? 204 : 404).end())
      .pipe(response);
  });
  server.on("close", () => void close());
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  browser = await launchChromium();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

beforeEach(async () => {
  policy = POLICY;
  await openPage();
  return () => page.close();
}, 60_000);

async function openPage() {
  await page?.close();
  page = await browser.newPage();
  errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole("treeitem", { name: "guide" }).focus();
  await page.keyboard.press("ArrowRight");
}

const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

async function expectClean() {
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
}

describe("in a page with a strict content security policy and Trusted Types", { timeout: 60_000 }, () => {
  it("tree, search, mention and the dialogs break no rule", async () => {
    await page.getByRole("combobox", { name: "Search resources" }).fill("note");
    await page
      .getByRole("option", { name: /note\.md/ })
      .first()
      .waitFor();
    await page.getByRole("textbox", { name: "Message" }).pressSequentially("see @pix");
    await page
      .getByRole("option", { name: /pixel\.png/ })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    for (const name of ["Open dialog", "Open popover"]) {
      await page.getByRole("button", { name }).click();
      await page.locator("[data-slot=resource-picker]").getByRole("tab", { name: "Search" }).click();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.locator("[data-slot=resource-picker]").waitFor({ state: "detached" });
    }
    await expectClean();
  });

  it("a template form with its suggestions, and what a server asks, break no rule", async () => {
    await page.getByRole("combobox", { name: "who" }).pressSequentially("b");
    await page.getByRole("option", { name: "ben" }).click();
    await page.getByText("docs:///by/ben").first().waitFor();
    await page.getByRole("textbox", { name: "name" }).fill("Ann");
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("button", { name: "Send to Docs" }).click();
    await page.getByText("Answered").waitFor();
    await expectClean();
  });

  it("the preview of an attachment breaks no rule", async () => {
    await page.locator("[data-slot=resource-attachments-item-open]").click();
    await page.getByRole("dialog").getByRole("heading", { name: "Hello" }).waitFor();
    await expectClean();
  });

  it("the viewer breaks no rule, whatever it shows", async () => {
    for (const [name, shown] of [
      ["note.md", "h1"],
      ["data.json", "text=answer"],
      ["table.csv", "text=Hua Hin"],
      ["pixel.png", 'img[src^="blob:"]'],
      ["code.ts", "[data-token]"],
    ] as const) {
      await page.getByRole("treeitem", { name }).click();
      await page.locator("[data-slot=resource-viewer]").locator(shown).first().waitFor();
    }
    await expectClean();
  });

  it("an HTML content is shown as its source, since no policy may be made", async () => {
    await page.getByRole("treeitem", { name: "page.html" }).click();
    await page.locator("[data-slot=resource-viewer]").getByText("<p>In a frame</p>").waitFor();
    expect((await violations()).map((violation) => violation.split(" ")[0])).toEqual(
      expect.arrayContaining(["trusted-types"]),
    );
  });

  it("an HTML content is shown in its frame where the kit's policy is allowed", async () => {
    policy = POLICY.replace("trusted-types 'none'", "trusted-types mcp-resource-kit");
    await openPage();
    await page.getByRole("treeitem", { name: "page.html" }).click();
    await page.frameLocator("[data-slot=resource-viewer] iframe").getByText("In a frame").waitFor();
    expect(await violations()).toEqual([]);
    // The frame inherits the page's rule against inline styles.
    expect(errors.filter((text) => !/inline style/i.test(text))).toEqual([]);
  });

  it("a rule that is broken would be seen", async () => {
    await page.evaluate(() =>
      document.head.append(Object.assign(document.createElement("style"), { textContent: "a{}" })),
    );
    await expect.poll(violations).toEqual([expect.stringContaining("style-src-elem")]);
  });
});

describe("two copies of the kit in one page", { timeout: 60_000 }, () => {
  it("stand side by side: each has its ids, its keys and its dialogs", async () => {
    const url = await page.locator("script[type=module]").getAttribute("src");
    policy = "default-src 'self' blob: data:";
    await openPage();
    await page.addScriptTag({ type: "module", url: `/copy${url}` });
    await expect.poll(() => page.getByRole("tree").count()).toBe(2);
    const second = page.getByRole("tree").nth(1);
    await second.getByRole("treeitem", { name: "guide" }).focus();
    await page.keyboard.press("ArrowRight");
    await second.getByRole("treeitem", { name: "code.ts" }).waitFor();
    const ids = await page.evaluate(() => Array.from(document.querySelectorAll("[id]"), ({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const nth of [0, 1]) {
      await page.getByRole("button", { name: "Open dialog" }).nth(nth).click();
      await page.getByRole("dialog", { name: "Resource picker" }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    }
    expect(errors).toEqual([]);
  });
});
