import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Message, Messages } from "mcp-resource-kit";
import { describe, expect, it } from "vitest";
import { toolbar } from "../../.storybook/toolbar.js";
import pkg from "../../package.json" with { type: "json" };
import { en } from "../../src/locales/en.js";

const SRC = resolve(import.meta.dirname, "../../src");
const languages = readdirSync(join(SRC, "locales")).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
const read = async (language: string) =>
  ((await import(`../../src/locales/${language}.ts`)) as Record<string, Messages>)[language]!;
const catalogues = await Promise.all(languages.map(async (language) => [language, await read(language)] as const));
const keys = Object.keys(en) as (keyof Messages)[];
const formsOf = (message: Message): string[] => (typeof message === "string" ? [message] : Object.values(message));
const holesOf = (text: string) => new Set(text.match(/\{\w+\}/g));

describe.each(catalogues)("the %s catalogue", (language, catalogue) => {
  const known = keys.filter((key) => key in catalogue);

  it("is loaded by its language, imported by hosts, and chosen in the toolbar", () => {
    const loaders = readFileSync(join(SRC, "locales/useCatalogue.ts"), "utf8");
    if (language !== "en") expect(loaders).toContain(`import("./${language}.js")`);
    expect(pkg.exports).toHaveProperty([`./locales/${language}`, "default"], `./dist/locales/${language}.js`);
    expect(toolbar?.language?.toolbar?.items).toContainEqual(expect.objectContaining({ value: language }));
  });

  it("has the keys of the English one, in its order", () => {
    expect(Object.keys(catalogue)).toEqual(keys);
  });

  it("has a text for every key", () => {
    expect(known.filter((key) => formsOf(catalogue[key]).some((text) => text.trim() === ""))).toEqual([]);
  });

  // A form for one thing may say it in a word and leave out {count}.
  it.each(known)("%s has the placeholders of the English text", (key) => {
    const expected = new Set(formsOf(en[key]).flatMap((text) => [...holesOf(text)]));
    for (const text of formsOf(catalogue[key])) {
      const holes = holesOf(text);
      expect([...holes].filter((hole) => !expected.has(hole))).toEqual([]);
      expect([...expected].filter((hole) => hole !== "{count}" && !holes.has(hole))).toEqual([]);
    }
    const last = formsOf(catalogue[key]).at(-1)!;
    expect(holesOf(last).has("{count}")).toBe(holesOf(formsOf(en[key]).at(-1)!).has("{count}"));
  });

  // Nouns after a number stay as they are in Persian: `other` alone then says it for one, too.
  it("has no plural form that its language lacks", () => {
    const categories: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wrong = known.filter((key) => {
      const message = catalogue[key];
      return typeof message !== "string" && Object.keys(message).some((form) => !categories.includes(form));
    });
    expect(wrong).toEqual([]);
  });
});

describe("the English catalogue", () => {
  it("tells one from many wherever it counts", () => {
    const lacking = keys.filter((key) => typeof en[key] !== "string" && Object.keys(en[key]).join() !== "one,other");
    expect(lacking).toEqual([]);
  });
});

describe("the keys", () => {
  const source = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("locales"))
    .map((file) => readFileSync(join(SRC, file), "utf8"))
    .join("\n");
  // Keys made at run time, such as t(`viewer.problem.${code}`).
  const made = [...source.matchAll(/\bt\(\s*`([^`\s]+)`/g)].map(
    ([, template = ""]) => new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );

  it("are all used", () => {
    const unused = keys.filter((key) => !source.includes(`"${key}"`) && !made.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it("made at run time are recognised", () => {
    expect(made.some((pattern) => pattern.test("viewer.problem.truncated-base64"))).toBe(true);
  });
});

describe("a host's own catalogue", () => {
  it("is checked for missing and misspelt keys by its type", () => {
    const { "tree.label": _left, ...rest } = en;
    // @ts-expect-error "tree.label" is missing
    const incomplete: Messages = rest;
    // @ts-expect-error there is no such key
    const misspelt: Partial<Messages> = { "tree.lable": "Files" };
    // @ts-expect-error a plural without the form for all other numbers
    const formless: Partial<Messages> = { "tree.count": { one: "one" } };
    expect([incomplete, misspelt, formless]).toHaveLength(3);
  });
});
