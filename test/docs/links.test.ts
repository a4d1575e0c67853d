import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const manuals = readdirSync(ROOT).filter((file) => file.endsWith(".md"));
const stories = readdirSync(join(ROOT, "stories"), { recursive: true, encoding: "utf8" });
const pages = stories.filter((file) => file.endsWith(".mdx")).map((file) => `stories/${file}`);
const addresses = new Set([
  ...pages.flatMap((file) => all(read(file), /<Meta title="([^"]+)"/g).map((title) => `/docs/${toId(title)}--docs`)),
  ...stories
    .filter((file) => file.endsWith(".stories.tsx"))
    .flatMap((file) => {
      const text = read(`stories/${file}`);
      const [title = ""] = all(text, /title: "([^"]+)"/g);
      const names = all(text, /^export const (\w+) = meta\.story/gm);
      const exports = names.map((name) => `/story/${toId(title)}--${toId(name.replace(/(?<=[a-z0-9])[A-Z]/g, "-$&"))}`);
      return [`/docs/${toId(title)}--docs`, ...exports];
    }),
]);

describe.each([...manuals, ...pages])("%s", (file) => {
  const text = read(file);

  it("links to what there is", () => {
    const links = all(text, /\]\(([^)\s]+)\)/g).filter((link) => !link.startsWith("https://"));
    const isThere = (link: string) =>
      link.startsWith("?path=")
        ? addresses.has(link.slice("?path=".length))
        : existsSync(join(ROOT, dirname(file), link.replace(/#.*/, "")));
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });

  it("names files and folders that there are", () => {
    const names = all(text, /`((?:src|test|stories|scripts|registry|docs|etc|\.storybook|\.ci)\/[\w./-]+)`/g);
    const isExample = (name: string) => /ResourceX|\/xx\b|Thing|^src\/main\.tsx$/.test(name);
    expect(names.filter((name) => !isExample(name) && !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it("runs scripts that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const names = all(text, /npm run ([\w:]+)/g);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

function toId(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
