import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as T;

interface Item {
  name: string;
  registryDependencies: string[];
  files: { path: string; content?: string }[];
}

const { items } = readJson<{ items: Item[] }>("registry.json");
const sources = readdirSync(join(ROOT, "registry")).filter((file) => file.endsWith(".tsx"));

describe("the shadcn registry", () => {
  it("has an item for every file, and a file for every item", () => {
    const named = items.flatMap(({ files }) => files.map(({ path }) => path));
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(named.map((path) => basename(path)).toSorted()).toEqual(sources.toSorted());
  });

  it.each(items)("$name is built from its source (npm run build:registry)", ({ name, files }) => {
    const built = readJson<Item>(`registry/built/${name}.json`);
    expect(built).toMatchObject({ name, files });
    for (const { path, content } of built.files) expect(content).toBe(readFileSync(join(ROOT, path), "utf8"));
  });

  it.each(items)("$name names what it takes from the project", ({ registryDependencies, files }) => {
    const text = files.map(({ path }) => readFileSync(join(ROOT, path), "utf8")).join("\n");
    const taken = [...text.matchAll(/from "@\/(?:lib|components\/ui)\/(\w+)"/g)].map(([, name = ""]) => name);
    expect(registryDependencies.toSorted()).toEqual(taken.toSorted());
  });

  it("compiles against the kit", () => {
    const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), (file) => readFileSync(file, "utf8")) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: ["registry"] }, ts.sys, ROOT);
    const files = sources.map((file) => join(ROOT, "registry", file));
    const program = ts.createProgram(files, options);
    const problems = files.flatMap((file) => [...program.getSemanticDiagnostics(program.getSourceFile(file))]);
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
  }, 60_000);
});
