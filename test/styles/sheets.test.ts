import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const STYLES = resolve(import.meta.dirname, "../../src/styles");
const names = readdirSync(STYLES);
const read = (name: string) => readFileSync(join(STYLES, name), "utf8");

describe("the style sheets", () => {
  it("are all part of styles.css", () => {
    const imported = [...read("styles.css").matchAll(/@import "\.\/(.+)";/g)].map(([, name = ""]) => name);
    expect(imported.toSorted()).toEqual(names.filter((name) => name !== "styles.css").toSorted());
  });

  // Of two animations of one name only the last counts, for both.
  it("name no animation twice", () => {
    const animations = names.flatMap((name) =>
      [...read(name).matchAll(/@keyframes ([\w-]+)/g)].map(([, own = ""]) => own),
    );
    expect(animations).toEqual([...new Set(animations)]);
  });
});
