// Takes the picture in the README from a running Storybook: node scripts/screenshot.mjs [http://localhost:6006]
import { mkdir } from "node:fs/promises";
import { chromium } from "playwright";
import { findChromium } from "./find-chromium.mjs";

const STORY = "host-chat-app--host-chat-app";
const FILE = "docs/host-chat-app.png";

const [storybook = "http://localhost:6006"] = process.argv.slice(2);
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
await page.goto(`${storybook}/iframe.html?id=${STORY}&viewMode=story&globals=theme:light`);
// By then the tree is listed and the attachments are read.
await page.getByText(/about \d+ of 8,000 tokens/).waitFor({ timeout: 60_000 });
await page.getByRole("treeitem", { name: "Opening hours" }).waitFor();
await page.evaluate(() => document.fonts.ready);
await mkdir("docs", { recursive: true });
await page.screenshot({ path: FILE, animations: "disabled" });
await browser.close();
console.log(FILE);
