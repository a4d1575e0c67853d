import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { checkSnippets } from "./checkSnippets.js";
import { readSnippets } from "./readSnippets.js";

const ROOT = resolve(import.meta.dirname, "../..");
const stories = readdirSync(join(ROOT, "stories")).filter((file) => file.endsWith(".mdx"));
const snippets = readSnippets(ROOT, ["README.md", ...stories.map((file) => `stories/${file}`)], "src");

describe("the snippets of the docs", () => {
  it("stand in the README, in the pages and in the sources", () => {
    const folders = new Set(snippets.map(({ at }) => at.split(/[/:]/)[0] ?? ""));
    expect([...folders].toSorted()).toEqual(["README.md", "src", "stories"]);
  });

  it("compile against the kit, and would not with a prop or a name that there is not", () => {
    const wrong = ["<ResourceTree.Root onPick={open} />", "useResourceTrees()"].map((code) => ({ at: code, code }));
    const problems = Object.fromEntries(checkSnippets(ROOT, [...snippets, ...wrong]));
    expect(problems).toEqual(Object.fromEntries(wrong.map(({ at }) => [at, [expect.any(String)]])));
  }, 60_000);
});
