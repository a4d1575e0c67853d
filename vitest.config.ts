import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import pkg from "./package.json" with { type: "json" };
import { findChromium } from "./scripts/find-chromium.mjs";

const found = await findChromium();
console.log(`Chromium: ${found.executablePath} (${found.from})`);

const alias = { "mcp-resource-kit": fileURLToPath(new URL("./src/index.ts", import.meta.url)) };
const launchOptions = {
  executablePath: found.executablePath,
  env: { ...process.env, ...found.env } as Record<string, string>,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

// Bundled before the first test: Vite reloads the page, and the test in it, when it meets one of these later.
const optimizeDeps = {
  include: [
    ...Object.keys(pkg.dependencies),
    "@modelcontextprotocol/client",
    "@modelcontextprotocol/sdk/client/index.js",
    "@modelcontextprotocol/sdk/client/streamableHttp.js",
    "@modelcontextprotocol/sdk/inMemory.js",
    "@modelcontextprotocol/server",
    "@tanstack/react-query",
    "axe-core",
    "fast-check",
    "@lexical/react/LexicalComposer",
    "@lexical/react/LexicalComposerContext",
    "@lexical/react/LexicalContentEditable",
    "@lexical/react/LexicalErrorBoundary",
    "@lexical/react/LexicalHistoryPlugin",
    "@lexical/react/LexicalRichTextPlugin",
    "lexical",
    "highlight.js/lib/core",
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server.browser",
    "react/jsx-dev-runtime",
    "vitest-browser-react",
  ],
};

// On a busy machine a browser may be late once; what fails twice is broken.
const retry = process.env.CI ? 1 : 0;

// A fresh object for each project: Vitest changes the one it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1024, height: 768 },
  provider: playwright({ launchOptions }),
  instances: [{ browser: "chromium" as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "node",
          environment: "node",
          include: ["test/**/*.test.ts", "test/**/*.ssr.test.tsx"],
          exclude: ["test/**/*.browser.test.*", "test/bench/**", "test/hosts/**"],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        optimizeDeps,
        plugins: [react()],
        test: {
          name: "browser",
          include: ["test/**/*.browser.test.{ts,tsx}"],
          exclude: ["test/bench/**", "test/hosts/**"],
          setupFiles: ["test/support/browserSetup.ts"],
          testTimeout: 30_000,
          retry,
          expect: { poll: { timeout: 10_000 } },
          browser: browser(),
        },
      },
      {
        resolve: { alias },
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: { name: "storybook", testTimeout: 30_000, retry, browser: browser() },
      },
    ],
  },
});
