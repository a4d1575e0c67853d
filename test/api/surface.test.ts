import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { en } from "../../src/locales/en.js";

const SRC = resolve(import.meta.dirname, "../../src");
const read = (file: string) => readFileSync(join(SRC, file), "utf8");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const components = files.filter((file) => /^(components|lazy)\/.*\.tsx?$/.test(file));
const sheets = files.filter((file) => file.endsWith(".css"));

const sorted = (names: Iterable<string>) => `${[...new Set(names)].toSorted().join("\n")}\n`;
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

// Names are API: renaming one is a major change. Each list stands in a file of its own, so that a review sees it.
describe("the names hosts rely on", () => {
  it("exports", async () => {
    const names = matches(
      read("index.ts").replace(/\/\/.*$/gm, ""),
      /(?:\{|,)\s*(?:type )?(\w+)(?=\s*[,}])|export \* as (\w+)/g,
    );
    const namespaces = matches(read("index.ts"), /export \* as (\w+)/g);
    await expect(sorted([...names.filter(Boolean), ...namespaces])).toMatchFileSnapshot("exports.txt");
  });

  it("parts of components", async () => {
    const parts = files
      .filter((file) => file.endsWith("index.parts.ts"))
      .flatMap((file) => matches(read(file), / as (\w+) \}/g).map((part) => `${file.split("/")[1]}.${part}`));
    await expect(sorted(parts)).toMatchFileSnapshot("parts.txt");
  });

  it("data-slot of every part", async () => {
    const slots = components.flatMap((file) => matches(read(file), /\b(?:data-)?slot"?[=:]\s*\{?"([\w-]+)"/g));
    await expect(sorted(slots)).toMatchFileSnapshot("slots.txt");
  });

  it("state attributes", async () => {
    const attributes = components.flatMap((file) => matches(read(file), /@selector \[(data-[\w-]+)/g));
    await expect(sorted(attributes)).toMatchFileSnapshot("attributes.txt");
  });

  it("theme tokens", async () => {
    const tokens = sheets.flatMap((file) => matches(read(file), /var\((--mcpr-[\w-]+)/g));
    await expect(sorted(tokens)).toMatchFileSnapshot("tokens.txt");
  });

  it("message keys", async () => {
    await expect(sorted(Object.keys(en))).toMatchFileSnapshot("messages.txt");
  });
});
