import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readTokens } from "../../.storybook/docs/readTokens.js";
import { toolbar } from "../../.storybook/toolbar.js";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const looks = readdirSync(join(ROOT, "stories/themes")).map((file) => file.replace(".css", ""));
const head = read("src/styles/tokens.css");
const tokens = new Set(readTokens(head, [head]).map(({ name }) => name));
const declared = (css: string) => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = ""]) => name);

describe("the ready themes", () => {
  it("are in the toolbar, beside the default", () => {
    const items = toolbar?.look?.toolbar?.items as { value: string }[];
    expect(items.map(({ value }) => value).toSorted()).toEqual(["default", ...looks].toSorted());
  });

  it("are loaded by the preview", () => {
    const preview = read(".storybook/preview.css");
    expect(looks.filter((look) => !preview.includes(`stories/themes/${look}.css`))).toEqual([]);
  });

  it.each(looks)("%s sets tokens that there are, under a selector of its own", (look) => {
    const css = read(`stories/themes/${look}.css`);
    const unknown = declared(css).filter((name) => name.startsWith("--mcpr-") && !tokens.has(name));
    expect(unknown).toEqual([]);
    expect(css).toContain(`[data-look="${look}"]`);
  });

  it("shadcn sets none of the kit's tokens", () => {
    expect(declared(read("stories/themes/shadcn.css")).filter((name) => name.startsWith("--mcpr-"))).toEqual([]);
  });

  it("brand is made in ten lines", () => {
    expect(declared(read("stories/themes/brand.css"))).toHaveLength(10);
  });
});
