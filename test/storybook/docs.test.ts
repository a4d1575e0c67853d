import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readParts } from "../../.storybook/docs/readParts.js";
import { readTokens, tokensOf } from "../../.storybook/docs/readTokens.js";

const SRC = resolve(import.meta.dirname, "../../src");
const read = (folder: string, pattern: RegExp) =>
  Object.fromEntries(
    readdirSync(join(SRC, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => pattern.test(file))
      .map((file) => [`src/${folder}/${file.replaceAll("\\", "/")}`, readFileSync(join(SRC, folder, file), "utf8")]),
  );

const sources = read("components", /\.tsx?$/);
const components = Object.keys(sources).flatMap((file) => /components\/(\w+)\/index\.parts\.ts$/.exec(file)?.[1] ?? []);

describe("readParts", () => {
  it("reads a part's description, slot and selectors from its file", () => {
    const [item] = readParts("ResourceTree", sources).filter(({ name }) => name === "Item");
    expect(item?.slot).toBe("resource-tree-item");
    expect(item?.description).toMatch(/^One row\. Renders a `<div role="treeitem">`/);
    expect(item?.selectors).toContainEqual({ selector: "[data-highlighted]", meaning: "the keyboard is here" });
  });

  it("takes the slot that is named like the part where its file has several", () => {
    const slots = Object.fromEntries(readParts("ResourcePicker", sources).map(({ name, slot }) => [name, slot]));
    expect(slots).toEqual({
      Root: "resource-picker",
      Dialog: "resource-picker",
      Popover: "resource-picker",
      Trigger: "resource-picker-trigger",
    });
  });

  it("finds nothing for a component that there is not", () => {
    expect(readParts("ResourceNothing", sources)).toEqual([]);
  });

  it.each(components)("every part of %s says what it is", (component) => {
    const parts = readParts(component, sources);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter(({ description }) => description === "").map(({ name }) => name)).toEqual([]);
  });
});

const sheets = read("styles", /\.css$/);
const tokens = readTokens(sheets["src/styles/tokens.css"]!, Object.values(sheets));

describe("readTokens", () => {
  it("reads meaning, shadcn variable and default", () => {
    expect(tokens.find(({ name }) => name === "--mcpr-muted")).toEqual({
      name: "--mcpr-muted",
      group: "colours",
      meaning: "quiet ground: trays, table heads, code",
      shadcn: "--muted",
      value: "color-mix(in oklab, var(--mcpr-fg) 5%, var(--mcpr-bg))",
    });
  });

  it("finds a shadcn variable that is mixed with the text", () => {
    expect(tokens.find(({ name }) => name === "--mcpr-ring")?.shadcn).toBe("--ring");
  });

  it("gives a default as it can be written, without variables of the kit's own", () => {
    const selected = tokens.find(({ name }) => name === "--mcpr-selected")?.value;
    expect(selected?.replaceAll(/\s+/g, " ")).toBe(
      "light-dark( color-mix(in srgb, var(--mcpr-primary) 13%, var(--mcpr-bg)), color-mix(in srgb, var(--mcpr-primary) 19%, var(--mcpr-bg)) )",
    );
    const known = new Set(tokens.map(({ name }) => name));
    const inside = tokens.flatMap(({ value }) => [...value.matchAll(/var\((--mcpr-[\w-]+)/g)].map(([, name]) => name!));
    expect(inside.filter((name) => !known.has(name))).toEqual([]);
  });

  it("knows every token that the style sheets read, and no other", () => {
    // Set by the kit itself on an element.
    const own = new Set(["--mcpr-level", "--mcpr-available-width", "--mcpr-available-height"]);
    const used = Object.values(sheets).flatMap((css) =>
      [...css.matchAll(/var\(\s*(--mcpr-[\w-]+)/g)].map(([, name]) => name!),
    );
    const expected = [...new Set(used)].filter((name) => !own.has(name)).toSorted();
    expect(tokens.map(({ name }) => name).toSorted()).toEqual(expected);
  });

  it("gives a component the tokens that its style sheet uses", () => {
    const names = tokensOf(sheets["src/styles/resource-tree-item.css"]!, tokens).map(({ name }) => name);
    expect(names).toContain("--mcpr-indent");
    expect(names).not.toContain("--mcpr-code-keyword");
  });
});

describe("The pages' text", () => {
  const folder = resolve(SRC, "../stories");
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => readFileSync(join(folder, file), "utf8"));

  it("shows files in the block that is as dark as the page, not in Storybook's own", () => {
    const imports = pages
      .filter((text) => text.includes("<Source "))
      .map((text) => /import \{.*\bSource\b.*\} from "(.+)"/.exec(text)?.[1]);
    expect(imports.length).toBeGreaterThan(1);
    expect(new Set(imports)).toEqual(new Set(["../.storybook/docs/Source.js"]));
  });
});
