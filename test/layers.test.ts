import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = resolve(import.meta.dirname, "../src");

// What each layer may import from, besides itself: always only what the data has passed before.
const ALLOWED: Record<string, readonly string[]> = {
  model: ["utils"],
  utils: [],
  locales: ["utils"],
  client: ["model", "utils", "locales"],
  queries: ["client", "model", "utils"],
  state: ["queries", "client", "model", "utils", "locales"],
  components: ["state", "queries", "client", "model", "utils", "locales"],
  lazy: ["components", "client"],
  testing: ["model", "client"],
  "index.ts": ["client", "queries", "model", "state", "components", "locales", "utils"],
};

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
const layerOf = (file: string) => file.split(/[\\/]/)[0]!;

function importsOf(file: string): { from: string; isType: boolean }[] {
  const source = readFileSync(join(SRC, file), "utf8");
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/g,
  );
  return [...statements].map(([, type, named, dynamic]) => ({ from: (named ?? dynamic)!, isType: type !== undefined }));
}

describe("imports in src", () => {
  it("point only to layers that the data passes before", () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => from.startsWith("."))
        .map(({ from }) => relative(SRC, resolve(SRC, dirname(file), from)))
        .filter((target) => layerOf(target) !== layerOf(file) && !ALLOWED[layerOf(file)]?.includes(layerOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("take nothing but types from the MCP SDKs, outside the servers for tests", () => {
    const wrong = files
      .filter((file) => layerOf(file) !== "testing")
      .flatMap((file) =>
        importsOf(file)
          .filter(({ from, isType }) => from.startsWith("@modelcontextprotocol/") && !isType)
          .map(() => file),
      );
    expect(wrong).toEqual([]);
  });

  it("of the model, and of what it takes from utils, know neither React nor a DOM library nor the query cache", () => {
    const model = files.filter((file) => layerOf(file) === "model");
    const utils = model.flatMap((file) =>
      importsOf(file).map(({ from }) => relative(SRC, resolve(SRC, dirname(file), from))),
    );
    const reached = [
      ...model,
      ...utils.filter((file) => layerOf(file) === "utils").map((file) => file.replace(/\.js$/, ".ts")),
    ];
    const wrong = reached.flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => /^(react|@tanstack|radix-ui|cmdk|lucide)/.test(from))
        .map(({ from }) => `${file}: ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  it("end in .js, so that node16 consumers resolve them", () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => from.startsWith(".") && !from.endsWith(".js"))
        .map(({ from }) => `${file}: ${from}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("files in src", () => {
  it("stay within 300 lines, but for the catalogues of texts", () => {
    const long = files.filter(
      (file) => !/^locales.[a-z]{2}\.ts$/.test(file) && readFileSync(join(SRC, file), "utf8").split("\n").length > 301,
    );
    expect(long).toEqual([]);
  });

  it('that hold hooks or elements say "use client" first', () => {
    const wrong = files.filter(
      (file) => file.endsWith(".tsx") && !readFileSync(join(SRC, file), "utf8").startsWith('"use client";'),
    );
    expect(wrong).toEqual([]);
  });
});
