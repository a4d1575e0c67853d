import { chromium, type Browser } from "playwright";
import { findChromium } from "../../scripts/find-chromium.mjs";

/** A browser for tests that run in Node. Whoever starts it closes it. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return await chromium.launch({
    executablePath,
    args: ["--no-sandbox"],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
