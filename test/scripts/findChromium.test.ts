import { existsSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findChromium } from "../../scripts/find-chromium.mjs";

afterEach(() => vi.unstubAllEnvs());

describe("findChromium", () => {
  it("takes the browser that CHROMIUM_PATH names before any other", async () => {
    vi.stubEnv("CHROMIUM_PATH", process.execPath);
    expect(await findChromium()).toEqual({ executablePath: process.execPath, from: "CHROMIUM_PATH", env: {} });
  });

  it("says which path does not exist, and the ways out", async () => {
    vi.stubEnv("CHROMIUM_PATH", "/no/such/chromium");
    await expect(findChromium()).rejects.toThrow(/\/no\/such\/chromium does not exist.*Install Chrome.*CHROMIUM_PATH/);
  });

  it("finds a browser that is there when nothing is named", async () => {
    vi.stubEnv("CHROMIUM_PATH", "");
    const { executablePath, from } = await findChromium();
    expect(existsSync(executablePath)).toBe(true);
    expect(["system", "Playwright", "npm (@sparticuz/chromium)"]).toContain(from);
  });

  it.runIf(process.platform === "linux" && process.arch === "x64")("unpacks the one in node_modules", async () => {
    vi.stubEnv("CHROMIUM_PATH", "npm");
    const { executablePath, env } = await findChromium();
    expect(existsSync(executablePath)).toBe(true);
    expect(env).toHaveProperty("LD_LIBRARY_PATH");
  });
});
