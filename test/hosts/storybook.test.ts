import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/launchChromium.js";
import { serveFolder } from "./serveFolder.js";

const folder = resolve(import.meta.dirname, "../../storybook-static");
const index = join(folder, "index.json");
if (!existsSync(index)) throw new Error("There is no storybook-static to look at. Run: npm run build:storybook");
const { entries } = JSON.parse(readFileSync(index, "utf8")) as {
  entries: Record<string, { id: string; type: "docs" | "story" }>;
};
const pages = Object.values(entries).filter(({ type }) => type === "docs");

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFolder(folder);
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

describe.each(pages)("the page $id of Storybook", ({ id }) => {
  it("fits a phone, and is dark when the toolbar says so, without an error", async () => {
    const page = await browser.newPage({ viewport: { width: 400, height: 800 } });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${site.url}iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
    const text = page.locator(".sbdocs-content");
    await text.locator("h1").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    const ground = await page
      .locator(".sbdocs-wrapper")
      .evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor);
    expect(Math.max(...ground.match(/\d+/g)!.slice(0, 3).map(Number))).toBeLessThan(64);
    expect(errors).toEqual([]);
    await page.close();
  });
});
